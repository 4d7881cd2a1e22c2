import { type Photograph, photographs } from '~carrier/pictures/photographs'
import { posterAddress, posterAt, type PosterName, posters } from '~carrier/pictures/posters'

type PictureProps = {
  name: PosterName
  /** Empty when the text beside it says the same. */
  alt?: string
  /** Width of the picture on the page, for the choice among the widths of a photograph. */
  sizes?: string
  /** Visible without scrolling: loaded first instead of lazily. */
  isFirst?: boolean
  /** Another picture for narrow windows. */
  narrow?: { name: PosterName; media: string }
  className?: string
}

/** A picture of the site: the poster of this name, or the carrier's photograph that replaces it. */
export function Picture({
  name,
  alt = '',
  sizes = '100vw',
  isFirst = false,
  narrow,
  className,
}: PictureProps) {
  const photograph = photographs[name]
  const image = (
    <img
      src={photograph?.img.src ?? posterAddress(name)}
      alt={alt}
      width={photograph?.img.w ?? posters[name].width}
      height={photograph?.img.h ?? posters[name].height}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      className={className}
    />
  )
  if (!photograph && !narrow) return image
  return (
    <picture>
      {narrow ? <Sources {...narrow} sizes={sizes} /> : null}
      <Sources name={name} sizes={sizes} />
      {image}
    </picture>
  )
}

/** The sources of one picture, the smallest format first; a poster is one file for all windows. */
function Sources({ name, media, sizes }: { name: PosterName; media?: string; sizes: string }) {
  const photograph = photographs[name]
  if (photograph) return <PhotographSources photograph={photograph} media={media} sizes={sizes} />
  return media ? <source media={media} srcSet={posterAddress(name)} {...posters[name]} /> : null
}

function PhotographSources({
  photograph: { img, sources },
  media,
  sizes,
}: {
  photograph: Photograph
  media?: string | undefined
  sizes: string
}) {
  const { w: width, h: height } = img
  return Object.entries(sources).map(([format, srcSet]) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      sizes={sizes}
      srcSet={srcSet}
      width={width}
      height={height}
    />
  ))
}

/** The name of the picture of an experience, by its id. */
export function experiencePicture(id: string): string {
  return `experience-${id}`
}

/** True if the carrier has a picture of this name. */
export function hasOwnPicture(name: string): boolean {
  return posterAt(`/posters/${name}.svg`) !== null || photographs[name] !== undefined
}

/** The carrier's own picture, by a name from carrier.ts: a poster, a photograph, or nothing. */
export function OwnPicture({ name, sizes }: { name: string; sizes: string }) {
  const poster = posterAt(`/posters/${name}.svg`)
  if (poster) return <Picture name={poster} sizes={sizes} />
  const photograph = photographs[name]
  if (!photograph) return null
  const { src, w: width, h: height } = photograph.img
  return (
    <picture>
      <PhotographSources photograph={photograph} sizes={sizes} />
      <img src={src} width={width} height={height} alt="" loading="lazy" />
    </picture>
  )
}

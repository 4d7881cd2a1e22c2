import { photographs } from '~/content/photographs'
import { posterAddress, type PosterName, posters } from '~/content/posters'

type PictureProps = {
  name: PosterName
  /** Empty beside a text that says the same. */
  alt?: string
  /** How wide the picture is on the page, for the choice among the widths of a photograph. */
  sizes?: string
  /** Seen at once, without scrolling: loaded first instead of late. */
  isFirst?: boolean
  /** Another picture for narrow windows. */
  narrow?: { name: PosterName; media: string }
  className?: string
}

/** A picture of the site: the poster of this name, or the carrier's photograph in its place. */
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

/** The sources of one picture, the smallest format first; a poster is one file for every window. */
function Sources({ name, media, sizes }: { name: PosterName; media?: string; sizes: string }) {
  const photograph = photographs[name]
  if (photograph) {
    const { w: width, h: height } = photograph.img
    return Object.entries(photograph.sources).map(([format, srcSet]) => (
      <source key={format} type={`image/${format}`} {...{ media, sizes, srcSet, width, height }} />
    ))
  }
  return media ? <source media={media} srcSet={posterAddress(name)} {...posters[name]} /> : null
}

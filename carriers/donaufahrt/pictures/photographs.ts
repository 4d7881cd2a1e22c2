/** A photograph from the build: the URLs of each format in all widths, and its size. */
export type Photograph = {
  sources: Record<string, string>
  img: { src: string; w: number; h: number }
}

const files = import.meta.glob<Photograph>('./photographs/*.{jpg,jpeg,png,webp}', {
  eager: true,
  import: 'default',
  query: { w: '480;800;1200;1920', format: 'avif;webp;jpg', as: 'picture' },
})

/** The carrier's photographs, by the name of the poster that each replaces. */
export const photographs: Partial<Record<string, Photograph>> = Object.fromEntries(
  Object.entries(files).map(([path, photograph]) => [
    path.replace(/^.*\/|\.\w+$/g, ''),
    photograph,
  ]),
)

declare module 'virtual:document-script' {
  const address: string
  export default address
}

declare module 'virtual:status-script' {
  const address: string
  export default address
}

declare module 'virtual:desk-script' {
  const address: string
  export default address
}

declare module 'virtual:new-script' {
  const address: string
  export default address
}

declare module 'virtual:ride-script' {
  const address: string
  export default address
}

declare module 'virtual:board-script' {
  const address: string
  export default address
}

declare module 'virtual:driver-worker' {
  const address: string
  export default address
}

declare module 'virtual:island-files' {
  type Name = 'order' | 'summary' | 'contact' | 'price-finder'
  /** Addresses of the script files of an island; without any in development. */
  const files: Readonly<Partial<Record<Name, readonly string[]>>>
  export default files
}

declare module 'virtual:look' {
  type Colours = import('./carrier/config/look').Look['light']
  /** Colours of the carrier's look.css as `#rrggbb`, in each theme. */
  export const light: Colours
  export const dark: Colours
  /** Addresses of the carrier's pictures of shared links that have been drawn. */
  export const drawnPictures: readonly string[]
}

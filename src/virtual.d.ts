declare module 'virtual:document-script' {
  const address: string
  export default address
}

declare module 'virtual:island-files' {
  /** Addresses of the script files an island needs, by its name. */
  const files: Readonly<Record<'order' | 'summary' | 'contact', readonly string[]>>
  export default files
}

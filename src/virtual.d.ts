declare module 'virtual:document-script' {
  const address: string
  export default address
}

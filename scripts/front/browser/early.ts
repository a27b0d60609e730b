// In the browser, before anything else of a page: see scripts/front/deferred-scripts.ts, which gives it the files.
import { keepTaps } from './keep-taps'
import { loadScripts, type ScriptFile } from './load-scripts'
import { runCommands } from './run-commands'
import { changeToOwnFonts } from './text-fonts'

declare const files: ScriptFile[]

changeToOwnFonts()
runCommands()
keepTaps()
loadScripts(files)

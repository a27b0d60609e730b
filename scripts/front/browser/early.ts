// The first script in a page. It gets the files from scripts/front/deferred-scripts.ts.
import { keepTaps } from './keep-taps'
import { loadScripts, type ScriptFile } from './load-scripts'
import { runCommands } from './run-commands'
import { changeToOwnFonts } from './text-fonts'

declare const files: ScriptFile[]

changeToOwnFonts()
runCommands()
keepTaps()
loadScripts(files)

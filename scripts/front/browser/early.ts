// It gets the files from scripts/front/deferred-scripts.ts.
import { loadScripts, type ScriptFile } from './load-scripts'

declare const files: ScriptFile[]

loadScripts(files)

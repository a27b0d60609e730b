// The scripts of a page are fetched once its first view is painted. All of them together weigh more than everything that is
// seen first, and on a slow line they would take their share of it from the very start, though pages can be read, links
// followed and forms sent without them.

import type { ScriptFile } from './next-output'

// In the browser. After a script was put in, Next.js and React find it where they expect it: by its address. The page is
// painted when its picture of high priority is there and a frame was drawn, which a page in the background never is.
// Whoever touches the page or a key before wants the scripts now.
const loader = `(files=>{
let started
const start=()=>{
if(started)return
started=true
for(const [src,integrity,id] of files){
const script=Object.assign(document.createElement("script"),{src,integrity})
script.setAttribute("async","")
if(id)script.id=id
document.head.append(script)
}
}
const drawn=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)))
const painted=list=>{
if(!list.getEntriesByName("first-contentful-paint")[0])return
const picture=document.querySelector("img[fetchpriority=high]")
if(!picture||picture.complete)start()
else for(const event of ["load","error"])picture.addEventListener(event,drawn)
}
setTimeout(start,3000)
for(const event of ["pointerdown","touchstart","keydown","focusin"])addEventListener(event,start,{once:true,passive:true})
if(document.hidden)start()
else new PerformanceObserver(painted).observe({type:"paint",buffered:true})
})`

/** The text of the script that stands for these files. */
export function loaderOf(files: ScriptFile[]) {
  return `${loader}(${JSON.stringify(files)})`
}

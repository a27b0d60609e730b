// The scripts of a page are fetched once its first view is painted. All of them together weigh more than everything that is
// seen first, and on a slow line they would take their share of it from the very start, though pages can be read, links
// followed and forms sent without them.

const asyncScript = /<script src="(\/_next\/static\/[^"?]+)"([^>]*\sasync=""[^>]*)><\/script>/g
const preload = /<link rel="preload" as="script"[^>]*\shref="\/_next\/static\/[^>]*>/g

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

/**
 * Takes the HTML of a page, with the hashes of its files in it. Returns it with one script in the place of those that load
 * the build's files, and the text of that script. What is not one of those stays.
 */
export function deferScripts(html: string) {
  const files: string[][] = []
  const rest = html.replace(asyncScript, (_script, address: string, more: string) => {
    const [integrity = '', id = ''] = ['integrity', 'id'].map(
      (name) => new RegExp(`\\s${name}="([^"]*)"`).exec(more)?.[1],
    )
    files.push([address, integrity, id])
    return ''
  })
  const end = rest.lastIndexOf('</body>')
  if (files.length === 0 || end < 0) return { html }
  const script = `${loader}(${JSON.stringify(files)})`
  return { html: `${rest.slice(0, end).replace(preload, '')}<script>${script}</script>${rest.slice(end)}`, script }
}

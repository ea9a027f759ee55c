import { launchChromium } from './scripts/launch-chromium.ts';
import { logIn } from './scripts/examples/log-in.ts';
const site='http://localhost:3610';
const [,, out, width, email, ...paths]=process.argv;
const b=await launchChromium();
const ctx=await b.newContext({viewport:{width:Number(width),height:900},reducedMotion:'reduce',locale:'fr-FR'});
if(email!=='-') await ctx.addCookies(await logIn(site,email));
for(const [i,p] of paths.entries()){const page=await ctx.newPage();const r=await page.goto(site+p,{waitUntil:'networkidle'});console.log(r?.status(),p,await page.title());
await page.evaluate(()=>{document.querySelectorAll('footer, [class*=figures]').forEach(e=>{ if(e.tagName==='FOOTER') (e as HTMLElement).style.display='none'})});
await page.screenshot({path:`/tmp/shots/${out}-${i}-${width}.png`,fullPage:true});await page.close();}
await b.close();

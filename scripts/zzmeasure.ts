import { launchChromium } from '../test/support/chromium.ts';
import { openShop } from '../test/support/shop.ts';
import { prepareBuyers } from './look/carts.ts';
import { SceneStage } from './look/sceneStage.ts';
import { scenes } from './look/sceneGroups.ts';
const W=[320,360,390,414,415,430,450,480,500,519,520,560,600,700,768,1024,1440];
const shop = await openShop(); const browser = await launchChromium();
try { const buyers = await prepareBuyers(shop.url);
 const stage = new SceneStage(browser, shop.url, buyers);
 const by = (n:string)=>scenes.find(s=>s.name===n)!;
 const out: Record<string, Record<number,number[]>> = {};
 await stage.tell([by('theme-loading'),by('theme-failed'),by('theme')] as never, ()=>({width:360,height:800}), async (scene,page)=>{
  out[scene.name]={};
  for (const w of W){ await page.setViewportSize({width:w,height:900});
   out[scene.name]![w]=await page.evaluate(()=>{ const f=document.querySelector('[class*=_form_]'); if(!f) return []; return [f.getBoundingClientRect().height, ...[...f.children].map(c=>Math.round(c.getBoundingClientRect().height*10)/10)];});
   if (scene.name==='theme-loading') await page.screenshot({path:`/tmp/im-look/wait-${w}.png`});
  }});
 for (const w of W) console.log(w, JSON.stringify(out['theme-loading']![w]), JSON.stringify(out['theme']![w]));
} finally { await browser.close(); await shop.close(); }

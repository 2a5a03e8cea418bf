import { chromium } from '@playwright/test';
import { launchOptions } from '../support/browser';
const browser = await chromium.launch(launchOptions);
const context = await browser.newContext({ viewport:{width:390,height:844}, isMobile:true, hasTouch:true, serviceWorkers:'block' });
const page = await context.newPage();
await page.addInitScript(() => { localStorage.setItem('language','EN'); localStorage.setItem('theme','dark'); });
const client = await context.newCDPSession(page);
await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
await page.goto(`http://aurora.localhost:${process.env.E2E_EDGE_PORT}/m/home`, { waitUntil: 'networkidle' });
const bar = page.getByRole('navigation',{name:'Main'});
await bar.getByRole('link').nth(1).click(); await page.waitForTimeout(2500);
await bar.getByRole('link').first().click(); await page.waitForTimeout(3500);
const tracer = await browser.newBrowserCDPSession();
const events: any[] = [];
tracer.on('Tracing.dataCollected', ({value}) => events.push(...value));
await tracer.send('Tracing.start', { transferMode:'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline','v8.execute','disabled-by-default-v8.cpu_profiler','blink.user_timing','toplevel'] } } as any);
await bar.getByRole('link').nth(Number(process.env.TO ?? 1)).click(); await page.waitForTimeout(1000);
const done = new Promise(r => tracer.once('Tracing.tracingComplete', r));
await tracer.send('Tracing.end'); await done;
const main = events.find(e=>e.name==='EventDispatch' && e.args?.data?.type==='click');
const t0 = main.ts;
const out = events.filter(e=>e.ph==='X' && e.pid===main.pid && e.tid===main.tid && e.dur>4000 && e.ts>=t0-20000 && e.ts<t0+900000).sort((a,b)=>a.ts-b.ts);
for (const e of out) console.log(((e.ts-t0)/1000).toFixed(0).padStart(5), (e.dur/1000).toFixed(0).padStart(4), e.name, e.args?.data?.type ?? e.args?.data?.functionName ?? '', (e.args?.data?.url??'').split('/').pop());
// cpu profile by function
const nodes = new Map<number, any>(); const self: Record<string, number> = {};
for (const e of events) if (e.name==='ProfileChunk' && e.pid===main.pid) { const p=e.args.data.cpuProfile; for (const n of p?.nodes??[]) nodes.set(n.id,n); const td=e.args.data.timeDeltas??[]; (p?.samples??[]).forEach((s:number,i:number)=>{ const n=nodes.get(s); const f=n?.callFrame; const k=f? `${f.functionName||'anon'} ${(f.url||'').split('/').pop()}:${f.lineNumber}:${f.columnNumber}`:'?'; self[k]=(self[k]??0)+(td[i]??0)/1000; }); }
console.log(Object.entries(self).sort((a,b)=>b[1]-a[1]).slice(0,25).map(([k,v])=>`${v.toFixed(0)} ${k}`).join('\n'));
await browser.close();

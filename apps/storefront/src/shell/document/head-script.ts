import { EARLY_SCRIPT } from '#hydration/early-input-script.ts';
import { UNCACHED_PAGES } from '#shared/uncached-pages.ts';
import { CONSENT_SCRIPT } from '../consent/consent-store.ts';
import { THEME_SCRIPT } from '../theme-switch.tsx';

/** Said by the page's code as soon as it has taken over. */
export const STARTED = 'brixel:started';

/**
 * A page outlives its release and its line: files that it asks for later may be gone from the shop, or not come. As soon as the
 * shop answers again, a page that could not start is loaded anew, and one whose release is gone too, once a minute at most.
 * While somebody has written something, and where only the line was to blame, the next link leads to a whole page instead:
 * what a browser has missed once it may never ask for again. Styles are asked for here: code that is fetched again takes them
 * for known.
 */
const RENEW_SCRIPT = `(function(){
  var isAsking,isAlive,isBroken,isStale,written=[],styles=[];
  function ask(){
    isAsking=true;
    fetch(document.querySelector('script[type=module]').src,{method:'HEAD',cache:'no-store'}).then(function(answer){
      if(answer.status>=500)throw answer;
      isAsking=false;
      if(!isAlive||isBroken||!answer.ok&&!written.some(holdsText))renew();
      else{
        isStale=true;
        styles.splice(0).forEach(function(link){link.replaceWith(link.cloneNode())})
      }
    }).catch(function(){setTimeout(ask,5e3)})
  }
  function renew(){
    try{
      var now=Date.now(),last=sessionStorage.getItem('brixel/renewed');
      if(now-last<6e4)return;
      sessionStorage.setItem('brixel/renewed',now);
      if(!brixelEarly.send())location.reload()
    }catch(e){}
  }
  function lost(){
    if(document.readyState!=='complete')isBroken=true;
    if(!isAsking)ask()
  }
  function holdsText(field){return field.isConnected&&field.value}
  addEventListener('${STARTED}',function(){isAlive=true});
  addEventListener('input',function(event){
    var field=event.target;
    if(!/^(checkbox|radio|range)$/.test(field.type)&&written.indexOf(field)<0)written.push(field)
  },true);
  addEventListener('click',function(event){
    var link=event.target.closest('a[href]');
    if(isStale&&navigator.onLine&&link&&link.origin===location.origin&&link.pathname!==location.pathname)event.stopImmediatePropagation()
  },true);
  addEventListener('vite:preloadError',lost);
  addEventListener('error',function(event){
    var element=event.target;
    if(!/^(SCRIPT|LINK)$/.test(element.tagName)||(element.src||element.href).indexOf(location.origin+'/assets/')!==0)return;
    if(element.rel==='stylesheet')styles.push(element);
    lost()
  },true)
})()`;

/** The place of a picture that does not come stays empty, which looks better than broken; `after-first-view.ts` requests it again. */
const PICTURE_SCRIPT = `(function(){
  function note({type,target}){if(target.tagName==='IMG')target.toggleAttribute('data-missing',type==='error')}
  document.addEventListener('error',note,true);
  document.addEventListener('load',note,true)
})()`;

/** A page may be left before the code that keeps its data is there; the next page of the tab then does it. */
const VISIT_SCRIPT = `(function(){
  try{
    var here=location.pathname+location.search,pages=JSON.parse(sessionStorage.getItem('${UNCACHED_PAGES}'))||[];
    pages=pages.filter(function(page){return page!==here});
    sessionStorage.setItem('${UNCACHED_PAGES}',JSON.stringify([here].concat(pages).slice(0,10)))
  }catch(e){}
})()`;

/** Runs in <head> before anything else. The browser only takes over what stands there, so its code need not know it. */
export const HEAD_SCRIPT = import.meta.env.SSR
  ? `${THEME_SCRIPT};${CONSENT_SCRIPT};${EARLY_SCRIPT};${PICTURE_SCRIPT};${VISIT_SCRIPT};${RENEW_SCRIPT}`
  : '';

/** The same for the offline shell, whose files the worker has kept. */
export const SHELL_SCRIPT = `${THEME_SCRIPT};${CONSENT_SCRIPT};${PICTURE_SCRIPT}`;

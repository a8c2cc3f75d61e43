import { THEME_SCRIPT } from './theme.ts';

/**
 * A page outlives its release: files that it asks for later may be gone from the shop. Where a file of the page does not come
 * it is loaded anew as soon as the shop answers, once a minute at most; what the shopper did is kept by the browser.
 */
const RENEW_SCRIPT = `(function(){
  var isAsking;
  function ask(){
    isAsking=true;
    fetch('/health/live',{cache:'no-store'}).then(function(answer){
      if(!answer.ok)throw answer;
      isAsking=false;
      renew()
    }).catch(function(){setTimeout(ask,5e3)})
  }
  function renew(){
    try{
      var now=Date.now(),last=sessionStorage.getItem('brixel/renewed');
      if(now-last<6e4)return;
      sessionStorage.setItem('brixel/renewed',now);
      location.reload()
    }catch(e){}
  }
  function lost(){if(!isAsking)ask()}
  addEventListener('vite:preloadError',lost);
  addEventListener('error',function(event){
    var element=event.target;
    if(/^(SCRIPT|LINK)$/.test(element.tagName)&&(element.src||element.href).indexOf(location.origin+'/assets/')===0)lost()
  },true)
})()`;

/** Runs in <head> before anything else. The browser only takes over what stands there, so its code need not know it. */
export const HEAD_SCRIPT = import.meta.env.SSR ? `${THEME_SCRIPT};${RENEW_SCRIPT}` : '';

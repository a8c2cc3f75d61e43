/** Presses and input from before the page's code has loaded; `replay-early-input.ts` replays them. */
export interface EarlyInput {
  /** in order; removed from the list when replayed */
  presses: HTMLElement[];
  typed: (HTMLInputElement | HTMLSelectElement)[];
  /** submits the first pressed form without the page's code; false: there is none */
  send(): boolean;
  /** from now on the page's own code listens */
  stop(): void;
}

declare global {
  interface Window {
    brixelEarly?: EarlyInput;
  }
}

/** Marks forms whose buttons wait for the code; the browser submits all others itself. */
export const REPLAYED = { 'data-replay': '' };

/** A form that has waited this long is submitted without the code; its page needs none. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Buttons are dead until the code is there, which takes seconds on a slow line. Presses on the same submit button count once, for
 * impatience is no second order. What is ticked in such a form is kept in its order with them.
 */
export const EARLY_SCRIPT = `(function(){
  var early=window.brixelEarly={presses:[],typed:[],send:function(){
    var button=early.presses.find(function(pressed){return pressed.type==='submit'&&pressed.isConnected});
    if(!button||!navigator.onLine)return false;
    early.stop();
    early.presses=[];
    button.form.requestSubmit(button);
    return true
  },stop:function(){
    removeEventListener('click',press,true);
    removeEventListener('input',type,true)
  }};
  var TICKED=/^(checkbox|radio)$/;
  function press(event){
    var button=event.target.closest('button,[data-replay] :is(label,[type=radio],[type=checkbox])');
    if(!button||event.ctrlKey||event.metaKey||event.shiftKey)return;
    if(button.tagName==='LABEL'&&(!button.control||!TICKED.test(button.control.type)))return;
    if(button.type==='submit'){
      if(!button.form||!button.form.hasAttribute('data-replay'))return;
      if(early.presses.indexOf(button)<0){
        early.presses.push(button);
        button.setAttribute('aria-busy','true');
        setTimeout(function(){if(early.presses.indexOf(button)>=0)early.send()},${LONGEST_WAIT_MS})
      }
    }else early.presses.push(button);
    event.preventDefault();
    event.stopImmediatePropagation()
  }
  function type(event){
    var field=event.target;
    if(/^(INPUT|SELECT)$/.test(field.tagName)&&!TICKED.test(field.type)&&early.typed.indexOf(field)<0)early.typed.push(field)
  }
  addEventListener('click',press,true);
  addEventListener('input',type,true)
})()`;

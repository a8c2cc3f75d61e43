import { formatPrice } from '@brixel/commerce/format-price';
import { toEuros } from '@brixel/commerce/money';
import type { StoreView } from '@brixel/contract/stores';
import { type Html, html } from '../../http/html.ts';
import { SANDBOX_PATH, type SandboxPayment } from './sandbox-provider.ts';
import { sandboxStyle } from './sandbox-style.ts';
import { sandboxTexts } from './sandbox-texts.ts';

/** Where the shopper agrees to pay, or does not. No script: its buttons are forms. */
export function sandboxPage(payment: SandboxPayment, store: StoreView, shopName: string): string {
  const texts = sandboxTexts[store.language];
  const path = `${SANDBOX_PATH}/${payment.payment_id}`;
  return page(
    store,
    texts.title,
    html`<p>${texts.explanation}</p>
    <dl>
      <div><dt>${texts.payee}</dt><dd>${shopName}</dd></div>
      <div><dt>${texts.order}</dt><dd>${payment.order_number}</dd></div>
      <div class="amount"><dt>${texts.amount}</dt><dd>${formatPrice(toEuros(payment.amount), store)}</dd></div>
    </dl>
    ${
      payment.state === 'open'
        ? html`<form method="post" action="${path}/approve"><button class="button">${texts.approve}</button></form>
    <form method="post" action="${path}/cancel"><button class="button quiet">${texts.cancel}</button></form>`
        : html`<p role="status">${payment.state === 'canceled' ? texts.canceled : texts.approved}</p>
    <a class="button" href="${backFrom(payment)}">${texts.goOn}</a>`
    }`,
  );
}

/** Back to the shop, by what has become of the payment and not by which button was pressed last. */
export const backFrom = ({ state, return_url: returnUrl, cancel_url: cancelUrl }: SandboxPayment): string =>
  state === 'canceled' ? cancelUrl : returnUrl;

export function unknownPaymentPage(store: StoreView, homeAddress: string): string {
  const { unknown, unknownHelp, home } = sandboxTexts[store.language];
  return page(
    store,
    unknown,
    html`<p>${unknownHelp}</p>
    <a class="button" href="${homeAddress}">${home}</a>`,
  );
}

const page = (store: StoreView, title: string, content: Html): string =>
  html`<!doctype html>
<html lang="${store.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Sandbox</title>
<link rel="icon" href="data:,">
<style>${sandboxStyle}</style>
</head>
<body>
<main>
  <article>
    <p class="label">${sandboxTexts[store.language].label}</p>
    <div>
      <h1>${title}</h1>
      ${content}
    </div>
  </article>
</main>
</body>
</html>`.text;

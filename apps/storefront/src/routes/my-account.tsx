import '#styles/pages/account.css';
import type { ComponentType } from 'react';
import { OrderPage } from '#features/account/orders/order-page.tsx';
import { OrdersPage } from '#features/account/orders/orders-page.tsx';
import { LoyaltyCardPage } from '#features/account/pages/loyalty-card-page.tsx';
import { NewsletterPage } from '#features/account/pages/newsletter-page.tsx';
import { OverviewPage } from '#features/account/pages/overview-page.tsx';
import { RecentlyViewedPage } from '#features/account/pages/recently-viewed-page.tsx';
import { ReviewsPage } from '#features/account/pages/reviews-page.tsx';
import { ShippingDetailsPage } from '#features/account/pages/shipping-details-page.tsx';
import { useMatches } from '#router/hooks.ts';

/** By the name of the route. One file for all of them: each further one would make every first view a little longer. */
const PAGES: Record<string, ComponentType> = {
  'my-account': OverviewPage,
  'my-shipping-details': ShippingDetailsPage,
  'my-newsletter': NewsletterPage,
  'my-orders': OrdersPage,
  'my-order': OrderPage,
  'my-recently-viewed': RecentlyViewedPage,
  'my-loyalty-card': LoyaltyCardPage,
  'my-reviews': ReviewsPage,
};

export function Component() {
  const Page = PAGES[useMatches().at(-1)?.id ?? ''] ?? OverviewPage;
  return <Page />;
}

import { useParams } from 'react-router';
import { useCall } from '#data/use-call.ts';
import { LoadedView } from '#shared/loaded-view.tsx';
import { AddressesPanel } from './addresses-panel.tsx';
import { ConsentsPanel } from './consents-panel.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerHead } from './customer-head.tsx';
import { MovedOrdersPanel } from './moved-orders-panel.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** One customer: what was ordered, where it goes, what was agreed to. */
export function Page() {
  const { id = '' } = useParams();
  const customer = useCall('customers.read', { params: { id } });
  return (
    <LoadedView loaded={customer} rows={8}>
      {(value, reload) => (
        <>
          <CustomerHead customer={value} />
          <div className="cols cols--main">
            <div className="stack">
              <OrdersPanel customerId={value.id} />
              <MovedOrdersPanel customerId={value.id} />
              <AddressesPanel addresses={value.addresses} />
            </div>
            <div className="stack">
              <CustomerFacts customer={value} onChanged={reload} />
              <ConsentsPanel customer={value} />
              <SessionsPanel customer={value} onChanged={reload} />
            </div>
          </div>
        </>
      )}
    </LoadedView>
  );
}

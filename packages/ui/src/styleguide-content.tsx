import { Accordion, FilterGroup } from './accordion.tsx';
import { Badge, DimLabel } from './badge.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Button, IconButton } from './button.tsx';
import { Radio } from './choice.tsx';
import { DataTable } from './data-table.tsx';
import { Meter } from './meter.tsx';
import { Pagination } from './pagination.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { ProductCard } from './product-card.tsx';
import { Rail } from './rail.tsx';
import { Rating } from './rating.tsx';
import { CardSkeleton } from './skeleton.tsx';
import { SpecTable } from './spec-table.tsx';
import { Stepper } from './stepper.tsx';
import { Stud } from './stud.tsx';
import { StyleguideSection } from './styleguide-tokens.tsx';
import { SwatchRow } from './swatch-row.tsx';
import { TierPlates } from './tier-plates.tsx';

const STUDS: readonly { color: string; finish?: 'trans' | 'pearl' }[] = [
  { color: 'var(--canvas-2)' },
  { color: 'var(--mango-400)' },
  { color: 'var(--coral-400)' },
  { color: 'var(--petrol-400)' },
  { color: 'var(--berry-600)' },
  { color: 'var(--petrol-950)' },
  { color: 'var(--petrol-300)', finish: 'trans' },
  { color: 'var(--mango-600)', finish: 'pearl' },
];

const TIERS = [
  { from: 'ab 1', price: '0,12 €' },
  { from: 'ab 50', price: '0,11 €', saving: '−8 %' },
  { from: 'ab 100', price: '0,09 €', saving: '−25 %' },
  { from: 'ab 500', price: '0,08 €', saving: '−33 %' },
];

const ORDERS = [
  { id: '000 412 87', status: 'In Bearbeitung', tone: 'info', sum: '152,20 €' },
  { id: '000 398 02', status: 'Zugestellt', tone: 'ok', sum: '38,46 €' },
] as const;

function DemoCard({ soldOut = false, className = '' }: { soldOut?: boolean; className?: string }) {
  const stepper = <Stepper size="s" label="Menge Stein 2×4 Koralle" decreaseLabel="Weniger" increaseLabel="Mehr" />;
  return (
    <ProductCard
      className={className}
      href="#karte"
      name="Stein 2×4"
      dim="2×4"
      soldOut={soldOut}
      tray={<Picture src="/mark.svg" alt="" width={480} height={480} />}
      badges={soldOut ? <Badge>Ausverkauft</Badge> : <Badge tone="best">Bestseller</Badge>}
      favourite={
        <IconButton className="card__fav" label="Stein 2×4 Koralle auf die Merkliste" pressed={className !== ''} />
      }
      tools={<IconButton className="card__tools" label="Stein 2×4 Koralle vergleichen" />}
      buy={
        soldOut ? (
          <Button variant="ghost" size="s" block href="#">
            Ansehen
          </Button>
        ) : (
          <>
            {stepper}
            <Button variant="cta" size="s" aria-label="Stein 2×4 Koralle in den Warenkorb" />
          </>
        )
      }
    >
      <p className="card__meta">
        <Stud color="var(--coral-400)" size={12} /> Koralle
      </p>
      <p className="card__price">
        <Price size="l" current="0,12 €" unit="/ Stück" />
      </p>
      {!soldOut && <p className="card__tier">ab 100: 0,09 €</p>}
    </ProductCard>
  );
}

export function StyleguideContent() {
  return (
    <>
      <StyleguideSection title="Farbnoppen, Marken, Preise">
        <div className="sg__row">
          {STUDS.map((stud) => (
            <Stud key={stud.color} {...stud} />
          ))}
          <Badge tone="neu">Neu</Badge>
          <Badge tone="best">Bestseller</Badge>
          <Badge tone="sale">−25 %</Badge>
          <Badge tone="ok">Zugestellt</Badge>
          <Badge tone="warn">Nur noch 38</Badge>
          <Badge tone="bad">Storniert</Badge>
          <Badge tone="info">In Bearbeitung</Badge>
          <DimLabel>2×4</DimLabel>
          <Stud color="var(--coral-400)" size={12} />
          <Stud color="var(--coral-400)" size={16} />
          <Stud color="var(--coral-400)" size={40} />
        </div>
        <div className="sg__row">
          <SwatchRow color="var(--coral-400)" count={11} aria-label="Koralle, 11 Artikel" defaultChecked>
            Koralle
          </SwatchRow>
          <SwatchRow color="var(--petrol-500)" count={8} aria-label="Petrol, 8 Artikel">
            Petrol
          </SwatchRow>
        </div>
        <div className="sg__row sg__row--text mt3">
          <div>
            <Price size="xl" current="12,90 €" note="inkl. MwSt. zzgl. Versand" />
          </div>
          <div>
            <Price size="l" current="0,06 €" old="0,08 €" oldLabel="Statt" currentLabel="Jetzt" unit="/ Stück" />
          </div>
          <div>
            <Price size="l" current="0,01 €" unit="/ Stück ab 500" />
          </div>
          <Rating value={4.9} label="4,9 von 5 Sternen">
            4,9 (212)
          </Rating>
          <Rating value={3} label="3 von 5 Sternen" />
        </div>
        <div className="sg__form">
          <TierPlates label="Mengenpreise" tiers={TIERS} active={2} />
        </div>
      </StyleguideSection>

      <StyleguideSection title="Karte: Ruhe, Überfahren, ausverkauft, lädt">
        <div className="grid grid--cards" id="karte">
          <DemoCard />
          <DemoCard className="is-hover" />
          <DemoCard soldOut />
          <CardSkeleton />
        </div>
      </StyleguideSection>

      <section>
        <Rail title="Reihe zum Blättern" previousLabel="Zurück" nextLabel="Weiter">
          {STUDS.map(({ color }) => (
            <DemoCard key={color} />
          ))}
        </Rail>
      </section>

      <StyleguideSection title="Wege und Daten">
        <Breadcrumbs
          label="Brotkrumen"
          items={[{ label: 'Startseite', href: '#' }, { label: 'Einzelteile', href: '#teile' }, { label: 'Stein 2×4' }]}
        />
        <div className="stack stack--l mt3 sg__form">
          <Pagination
            label="Seiten"
            current={4}
            total={12}
            hrefOf={(page) => `#seite-${page}`}
            pageLabel={(page) => `Seite ${page}`}
            previousLabel="Vorige Seite"
            nextLabel="Nächste Seite"
          />
          <Meter value={48} max={174} label="48 von 174 Artikeln" />
          <div>
            <FilterGroup title="Preis pro Stück" count={1} countLabel="1 gewählt" defaultOpen bodyClassName="flist">
              <Radio name="price" count={86}>
                0,02 – 0,05 €
              </Radio>
              <Radio name="price" count={174} defaultChecked>
                0,05 – 0,20 €
              </Radio>
            </FilterGroup>
            <Accordion title="Passen die Teile zu anderen Herstellern?">Ja, im 8-mm-Raster.</Accordion>
          </div>
          <SpecTable
            items={[
              { label: 'Maße', value: '31,8 × 15,8 × 9,6 mm' },
              { label: 'Material', value: 'ABS, durchgefärbt' },
            ]}
          />
          <DataTable
            label="Bestellungen"
            rows={ORDERS}
            rowKey={(order) => order.id}
            columns={[
              { key: 'id', header: 'Bestellung', className: 'b num', cell: (order) => order.id },
              { key: 'status', header: 'Status', cell: (order) => <Badge tone={order.tone}>{order.status}</Badge> },
              { key: 'sum', header: 'Summe', align: 'right', cell: (order) => <Price current={order.sum} /> },
            ]}
          />
        </div>
      </StyleguideSection>
    </>
  );
}

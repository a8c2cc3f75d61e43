import { productPath } from '@brixel/commerce/links';
import { toEuros } from '@brixel/commerce/money';
import { Badge } from '@brixel/ui/badge.tsx';
import { Button } from '@brixel/ui/button.tsx';
import { BlocksIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Stud } from '@brixel/ui/stud.tsx';
import { useServices } from '#data/services.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { ShopPicture } from '#shared/shop-picture.tsx';
import { type PickedOffer, type PlannedWish, piecesOf, priceOf } from './plan-list.ts';

interface ListRowProps {
  planned: PlannedWish;
  /** null: none after all */
  onStandIn: (colour: number | null) => void;
}

/** One part of the list: what is there, what it costs, and what could stand in for the rest. */
export function ListRow({ planned, onStandIn }: ListRowProps) {
  const t = useT();
  const { price } = useFormat();
  const { wish, picked, missing, isSold, standIn, choices } = planned;
  const all = [...picked, ...(standIn?.picked ?? [])];
  const first = all[0]?.offer;
  const there = piecesOf(picked);
  return (
    <li className="plist__row">
      {first ? (
        <ShopPicture className="plist__img" path={first.picture} alt="" size="cart" />
      ) : (
        <span className="plist__img plist__img--none">
          <BlocksIcon />
        </span>
      )}
      <div className="min-w-0">
        <p className="b">{picked[0] ? <OfferLink {...picked[0]} /> : t('partList.part', { number: wish.part })}</p>
        <p className="s muted">
          {wish.colour?.hex && <Stud size={12} color={wish.colour.hex} />}{' '}
          {wish.colour?.name ?? t('partList.anyColour')}
          {picked[0] && ` · ${wish.part}`}
        </p>
        <p className="s">
          {t('partList.wanted', { n: wish.qty })} · {t('partList.there', { n: there })}
        </p>
        <PickedGoods picked={picked} />
        {missing > 0 && (
          <p className="mt-1">
            <Badge tone="warn">
              {there > 0 ? t('partList.missing', { n: missing }) : t(isSold ? 'partList.soldOut' : 'partList.notSold')}
            </Badge>
          </p>
        )}
        {standIn && (
          <div className="plist__standin">
            <span className="s">
              {standIn.colour.hex && <Stud size={12} color={standIn.colour.hex} />}{' '}
              {t('partList.isStandIn', { n: piecesOf(standIn.picked), name: standIn.colour.name })}
            </span>
            <Button size="s" variant="ghost" onClick={() => onStandIn(null)}>
              {t('partList.dropStandIn')}
            </Button>
          </div>
        )}
        {choices.length > 0 && (
          <fieldset className="plist__standins">
            <legend className="s">{t('partList.standIns')}</legend>
            {choices.map((choice) => (
              <Button key={choice.colour.id} size="s" variant="line" onClick={() => onStandIn(choice.colour.id)}>
                {choice.colour.hex && <Stud size={12} color={choice.colour.hex} />}
                {t('partList.takeStandIn', {
                  name: choice.colour.name,
                  n: piecesOf(choice.picked),
                  price: price(toEuros(priceOf(choice.picked))),
                })}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      <p className="plist__price price">{all.length > 0 && price(toEuros(priceOf(all)))}</p>
    </li>
  );
}

/** What the pieces are taken of: usually one article, else each with its number. */
function PickedGoods({ picked }: { picked: readonly PickedOffer[] }) {
  const t = useT();
  const { number, unitPrice } = useFormat();
  return picked.map(({ offer, qty }, at) => (
    <p key={offer.sku} className="s muted">
      {picked.length > 1 && (
        <>
          {number(qty)} × {at > 0 ? <OfferLink offer={offer} qty={qty} /> : offer.name},{' '}
        </>
      )}
      {t('partList.each', { price: unitPrice(priceAt({ offer, qty })) })}
      {offer.step > 1 && `, ${t('partList.inMultiples', { n: offer.step })}`}
      {offer.condition === 'used' && (
        <>
          {' '}
          <Badge>{t('partList.used')}</Badge>
        </>
      )}
    </p>
  ));
}

const priceAt = ({ offer, qty }: PickedOffer): number =>
  offer.steps.reduce((lowest, step) => (step.qty <= qty ? Math.min(lowest, step.price) : lowest), offer.price);

function OfferLink({ offer }: PickedOffer) {
  const { config } = useServices();
  return <Link href={productPath({ ...offer, type_id: 'simple' }, config)}>{offer.name}</Link>;
}

import type { ReactNode } from 'react';
import { DimLabel } from './badge.tsx';
import { cx } from './cx.ts';
import { Link } from './link.tsx';

export interface ProductCardProps {
  /** The picture on the tray. */
  tray: ReactNode;
  name: ReactNode;
  /** Of the name, where it is not that of the page. */
  nameLang?: string | undefined;
  href: string;
  headingLevel?: 2 | 3 | 4;
  /** At most two. */
  badges?: ReactNode;
  /** Heart, upper right: an `IconButton` with the class `card__fav`, which draws the icon. */
  favourite?: ReactNode;
  /** Compare, lower right: the same with `card__tools`. */
  tools?: ReactNode;
  /** Size of the part, lower left. */
  dim?: ReactNode;
  /** Colour, other colours, price, tier: `card__meta`, `card__colors`, `card__price`, `card__tier`. */
  children?: ReactNode;
  /** Stepper and add button, whose icon is drawn too, or the one button of a sold-out part. */
  buy?: ReactNode;
  soldOut?: boolean;
  className?: string;
}

interface CardFrameProps extends Pick<ProductCardProps, 'soldOut' | 'className'> {
  children?: ReactNode;
  /** of a `ProductCardContent`, rendered before */
  html?: string;
}

export function ProductCardFrame({ soldOut, className, children, html }: CardFrameProps) {
  const classes = cx('card', soldOut && 'is-out', className);
  if (html === undefined) return <article className={classes}>{children}</article>;
  return <article className={classes} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The whole card is the link, through `::after`; the controls sit above it. */
export function ProductCardContent(props: Omit<ProductCardProps, 'soldOut' | 'className'>) {
  const Heading = `h${props.headingLevel ?? 3}` as const;
  return (
    <>
      <div className="card__tray">
        {props.tray}
        {props.badges && <div className="card__badges">{props.badges}</div>}
        {props.dim && <DimLabel className="card__dim">{props.dim}</DimLabel>}
        {props.favourite}
        {props.tools}
      </div>
      <div className="card__body">
        <Heading className="card__name">
          <Link href={props.href} lang={props.nameLang}>
            {props.name}
          </Link>
        </Heading>
        {props.children}
      </div>
      {props.buy && <div className="card__buy">{props.buy}</div>}
    </>
  );
}

export const ProductCard = ({ soldOut = false, className = '', ...content }: ProductCardProps) => (
  <ProductCardFrame soldOut={soldOut} className={className}>
    <ProductCardContent {...content} />
  </ProductCardFrame>
);

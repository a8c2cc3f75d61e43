import { centimetres, type Format, MOSAIC_SIZES, type MosaicSize, studsOf } from '@brixel/mosaic/formats';
import { useT } from '#i18n/use-t.ts';
import type { MosaicFrame } from './mosaic-options.ts';
import { RoomFurniture, RoomWall } from './room.tsx';
import { useCmNumber } from './use-cm.ts';

/** One unit is one centimetre. The mosaic hangs above the middle of the sofa. */
const CENTRE_X = 128;
const CENTRE_Y = 42;
const DIMENSION_GAP = 5;

/** How wide a frame is, and what it looks like; without one the base's edge shows. */
const FRAMES: Record<MosaicFrame, { width: number; fill: string; edge: string }> = {
  none: { width: 0.5, fill: '#182427', edge: '#182427' },
  oak: { width: 2.6, fill: '#c69a63', edge: '#8f6a3c' },
  black: { width: 2.6, fill: '#1d2426', edge: '#05090a' },
};

const boxOf = (size: MosaicSize, format: Format) => {
  const studs = studsOf(size, format);
  const width = centimetres(studs.width);
  const height = centimetres(studs.height);
  return { width, height, x: CENTRE_X - width / 2, y: CENTRE_Y - height / 2 };
};

export interface WallProps {
  size: MosaicSize;
  format: Format;
  frame: MosaicFrame;
  imageUrl: string | undefined;
}

export function Wall({ size, format, frame, imageUrl }: WallProps) {
  const t = useT();
  const cm = useCmNumber();
  const box = boxOf(size, format);
  const studs = studsOf(size, format);
  const { width: edge, ...look } = FRAMES[frame];
  const larger = MOSAIC_SIZES.slice(MOSAIC_SIZES.indexOf(size) + 1);
  const label = t('builder.wallAlt', {
    size: size.toUpperCase(),
    width: cm(studs.width),
    height: cm(studs.height),
  });
  return (
    <svg
      viewBox="-16 -46 318 264"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={label}
      className="room-svg"
    >
      <RoomWall />
      {larger.map((other) => (
        <Outline key={other} {...boxOf(other, format)} label={other.toUpperCase()} />
      ))}
      <rect
        x={box.x + 2}
        y={box.y + 3}
        width={box.width + 1}
        height={box.height + 1}
        fill="#20140a"
        opacity=".42"
        filter="url(#room-soft)"
      />
      <rect
        x={box.x - edge}
        y={box.y - edge}
        width={box.width + 2 * edge}
        height={box.height + 2 * edge}
        rx=".5"
        fill={look.fill}
        stroke={look.edge}
        strokeWidth=".3"
      />
      {imageUrl && <image href={imageUrl} {...box} preserveAspectRatio="none" />}
      <Dimensions
        {...box}
        widthLabel={t('builder.cmOne', { n: cm(studs.width) })}
        heightLabel={t('builder.cmOne', { n: cm(studs.height) })}
      />
      <RoomFurniture sofaLabel={t('builder.sofa')} />
    </svg>
  );
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function Outline({ x, y, width, height, label }: Box & { label: string }) {
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill="none"
        stroke="#083d45"
        strokeOpacity=".38"
        strokeWidth=".5"
        strokeDasharray="2 1.6"
      />
      <text
        x={x + width - 1.5}
        y={y + 5.4}
        textAnchor="end"
        fontSize="5.2"
        fontWeight="700"
        fill="#083d45"
        fillOpacity=".75"
      >
        {label}
      </text>
    </g>
  );
}

function Dimensions({
  x,
  y,
  width,
  height,
  widthLabel,
  heightLabel,
}: Box & { widthLabel: string; heightLabel: string }) {
  const top = y - DIMENSION_GAP;
  const left = x - DIMENSION_GAP;
  const right = x + width;
  const bottom = y + height;
  return (
    <g fill="#083d45" fontSize="5.6" fontWeight="700">
      <path
        d={`M${x} ${top}H${right}M${x} ${top - 2}v4M${right} ${top - 2}v4M${left} ${y}V${bottom}M${left - 2} ${y}h4M${left - 2} ${bottom}h4`}
        fill="none"
        stroke="#083d45"
        strokeWidth=".45"
      />
      <text x={x + width / 2} y={top - 2} textAnchor="middle">
        {widthLabel}
      </text>
      <text transform={`translate(${left - 2.4} ${y + height / 2}) rotate(-90)`} textAnchor="middle">
        {heightLabel}
      </text>
    </g>
  );
}

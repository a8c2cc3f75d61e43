/** A model's building instructions: pages of pictures and figures, without words, so that they suit every language. */
import { type BillLine, billOfMaterials } from '../build/bill-of-materials.ts';
import { colourByKey } from '../colours.ts';
import { DESIGNS } from '../designs.ts';
import { type Placed, put } from '../drawing/placed.ts';
import { sceneMarkup } from '../drawing/scene.ts';
import { type Size, short, svgDocument } from '../drawing/svg.ts';
import type { PartShape } from '../part.ts';
import { planSteps } from './plan-steps.ts';

/** Measures are points, from the upper left corner. */
export interface PlanPage extends Size {
  svg: string;
  labels: PlanLabel[];
}

export interface PlanLabel {
  x: number;
  /** of the line that the figures stand on */
  y: number;
  size: number;
  text: string;
  bold: boolean;
}

interface Drawn {
  markup: string;
  labels: PlanLabel[];
}

const A4: Size = { width: 595, height: 842 };
const MARGIN = 36;
const STEPS_ON_A_PAGE = 2;
const LIST_COLUMNS = 6;
const STEP_COLUMNS = 9;

export const buildingPlan = (model: readonly Placed[]): PlanPage[] => [partsPage(model), ...stepPages(model)];

/** The model and its list of parts. */
export const partsPage = (model: readonly Placed[]): PlanPage =>
  page([drawModel(model), drawBill(billOfMaterials(model), PICTURE_END, LIST_COLUMNS, 'list')]);

function stepPages(model: readonly Placed[]): PlanPage[] {
  const steps = planSteps(model);
  const drawings = steps.map((step, index) => {
    const top = MARGIN + (index % STEPS_ON_A_PAGE) * ((A4.height - 2 * MARGIN) / STEPS_ON_A_PAGE);
    return drawStep(index, billOfMaterials(step), steps.slice(0, index + 1).flat(), top);
  });
  return Array.from({ length: Math.ceil(drawings.length / STEPS_ON_A_PAGE) }, (_, index) =>
    page(drawings.slice(index * STEPS_ON_A_PAGE, (index + 1) * STEPS_ON_A_PAGE)),
  );
}

const page = (drawn: readonly Drawn[]): PlanPage => ({
  ...A4,
  svg: svgDocument(A4, drawn.map(({ markup }) => markup).join('')),
  labels: drawn.flatMap(({ labels }) => labels),
});

const at = (x: number, y: number, markup: string): string =>
  `<g transform="translate(${short(x)} ${short(y)})">${markup}</g>`;

const PICTURE_END = 286;

function drawModel(model: readonly Placed[]): Drawn {
  const size = { width: A4.width - 2 * MARGIN, height: PICTURE_END - MARGIN };
  const scene = sceneMarkup(model, { ...size, castShadows: true, padding: 0.03, idPrefix: 'm' });
  return { markup: at(MARGIN, MARGIN, scene), labels: [] };
}

const CELL_RATIO = 0.72;

/** How many of which part in which colour: a picture each, and below it count, design and colour number. */
function drawBill(bill: readonly BillLine[], top: number, columns: number, idPrefix: string): Drawn {
  const width = (A4.width - 2 * MARGIN) / columns;
  const height = width * CELL_RATIO;
  const size = width / 10;
  const cells = bill.map(({ part, colour, count }, index): Drawn => {
    const x = MARGIN + (index % columns) * width;
    const y = top + Math.floor(index / columns) * height;
    const picture = sceneMarkup([put(part, [0, 0, 0], colour)], {
      width: width * 0.9,
      height: height - size * 2.4,
      onGround: false,
      idPrefix: `${idPrefix}${index}-`,
    });
    const label = y + height - size * 1.1;
    return {
      markup: at(x, y, picture),
      labels: [
        { x, y: label, size, bold: true, text: `${count}×` },
        {
          x: x + width * 0.3,
          y: label,
          size: size * 0.8,
          bold: false,
          text: `${designOf(part)} · ${colourByKey(colour).id}`,
        },
      ],
    };
  });
  return { markup: cells.map(({ markup }) => markup).join(''), labels: cells.flatMap(({ labels }) => labels) };
}

function drawStep(index: number, bill: readonly BillLine[], built: readonly Placed[], top: number): Drawn {
  const numberSize = 26;
  const list = drawBill(bill, top + numberSize + 6, STEP_COLUMNS, `s${index}-`);
  const listHeight = Math.ceil(bill.length / STEP_COLUMNS) * ((A4.width - 2 * MARGIN) / STEP_COLUMNS) * CELL_RATIO;
  const sceneTop = top + numberSize + 10 + listHeight;
  const size = {
    width: A4.width - 2 * MARGIN,
    height: top + (A4.height - 2 * MARGIN) / STEPS_ON_A_PAGE - sceneTop - 10,
  };
  // No shadow on the paper: it explains nothing, and blurring it takes most of the time.
  const scene = sceneMarkup(built, {
    ...size,
    castShadows: true,
    onGround: false,
    padding: 0.02,
    idPrefix: `v${index}-`,
  });
  return {
    markup: list.markup + at(MARGIN, sceneTop, scene),
    labels: [
      { x: MARGIN, y: top + numberSize - 4, size: numberSize, text: String(index + 1), bold: true },
      ...list.labels,
    ],
  };
}

const designOf = ({ kind, w, d, plates }: PartShape): string =>
  DESIGNS.find((design) => design.kind === kind && design.w === w && design.d === d && design.plates === plates)
    ?.number ?? '';

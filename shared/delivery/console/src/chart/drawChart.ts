import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ChartMark, ChartPoint } from './Chart';

interface Drawing {
  readonly points: readonly ChartPoint[];
  readonly marks: readonly ChartMark[];
  readonly show: (figure: number) => string;
}

const HEIGHT = 150;
const AXIS = { x: 28, y: 64 };
const DASHES = [5, 4];
/** What may lie between two times of the axis, in seconds: a minute at least, so that none stands twice. */
const BETWEEN_TIMES = [1, 2, 5, 15, 30, 60, 180, 360, 720, 1440].map((minutes) => minutes * 60);

/**
 * Draws a chart into an element, and again when its width or the theme changes.
 *
 * @returns What takes it away.
 */
export function drawChart(element: HTMLElement, { points, marks, show }: Drawing): () => void {
  const data: uPlot.AlignedData = [
    points.map(({ at }) => Date.parse(at) / 1000),
    points.map(({ arm }) => arm ?? null),
    points.map(({ other }) => other ?? null),
  ];
  let plot: uPlot | undefined;
  const draw = () => {
    plot?.destroy();
    plot = new uPlot(optionsFor(element, marks, show), data, element);
  };
  draw();
  const resized = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height: HEIGHT }));
  resized.observe(element);
  const themed = new MutationObserver(draw);
  themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    resized.disconnect();
    themed.disconnect();
    plot?.destroy();
  };
}

function optionsFor(
  element: HTMLElement,
  marks: readonly ChartMark[],
  show: (figure: number) => string,
): uPlot.Options {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const [text, line] = [colour('--s-text-muted'), colour('--s-line')];
  const axis = {
    stroke: text,
    grid: { stroke: line, width: 1 },
    ticks: { stroke: line, width: 1 },
    font: `11px ${style.fontFamily}`,
  };
  return {
    width: element.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: { y: { range: (_plot, _low, high) => [0, high > 0 ? high * 1.1 : 1] } },
    axes: [
      // As the table says them: by one clock for everybody.
      { ...axis, size: AXIS.x, incrs: BETWEEN_TIMES, values: (_plot, splits) => splits.map(clockText) },
      { ...axis, size: AXIS.y, values: (_plot, splits) => splits.map(show) },
    ],
    series: [
      {},
      { stroke: colour('--c-chart-up'), width: 2, points: { size: 5 } },
      // Told apart by its dashes as well.
      { stroke: colour('--c-chart-second'), width: 2, dash: DASHES, points: { size: 5 } },
    ],
    hooks: {
      draw: [
        (plot) => drawMarks(plot, marks, { own: colour('--s-text'), others: colour('--s-line-strong') }),
      ],
    },
  };
}

/** A line where something went live: of the remote itself whole, with its number; of others dashed. */
function drawMarks(plot: uPlot, marks: readonly ChartMark[], colours: { own: string; others: string }): void {
  const { ctx, bbox } = plot;
  ctx.save();
  for (const { at, own, number } of marks) {
    const x = plot.valToPos(Date.parse(at) / 1000, 'x', true);
    if (x < bbox.left || x > bbox.left + bbox.width) continue;
    ctx.strokeStyle = own ? colours.own : colours.others;
    ctx.fillStyle = ctx.strokeStyle;
    ctx.lineWidth = devicePixelRatio;
    ctx.setLineDash(own ? [] : DASHES.map((dash) => dash * devicePixelRatio));
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.textAlign = 'left';
    ctx.fillText(`#${number}`, x + 4 * devicePixelRatio, bbox.top + 10 * devicePixelRatio);
  }
  ctx.restore();
}

/** `03:05`, in UTC. */
function clockText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 16);
}

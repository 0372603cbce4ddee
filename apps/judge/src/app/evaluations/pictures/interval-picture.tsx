import { Picture, portion } from './picture.tsx';

interface Range {
  low: number;
  high: number;
}

interface IntervalPictureProps {
  title: string;
  description: string;
  value: number;
  /** The interval that the picture shows as a thin line. */
  interval: Range | null;
  /** A second interval, which the picture shows as a thick line. */
  inner?: Range | null;
  /** By default, the scale of a share. */
  scale?: Range;
  /** The values at which the picture shows a dashed line, for example the value that chance gives. */
  marks: number[];
  /** The CSS class that sets the colour. */
  kind?: string;
}

const share: Range = { low: 0, high: 1 };

/** Draws a value as a dot on a scale, and the intervals around it as lines. */
export function IntervalPicture(props: IntervalPictureProps) {
  const { title, description, value, interval, inner = null, scale = share, marks, kind = 'side-1' } = props;
  const at = (figure: number) => (figure - scale.low) / (scale.high - scale.low);
  const line = ({ low, high }: Range, name: string) => (
    <line class={`${name} ${kind}`} x1={portion(at(low))} x2={portion(at(high))} y1="50%" y2="50%" />
  );
  return (
    <Picture kind="interval" title={title} description={description}>
      <rect class="track" width="100%" height="100%" rx="8" />
      {marks.map((mark) => (
        <line key={mark} class="mark" x1={portion(at(mark))} x2={portion(at(mark))} y1="0" y2="100%" />
      ))}
      {interval !== null && line(interval, 'whisker')}
      {inner !== null && line(inner, 'whisker thick')}
      <circle class={`dot ${kind}`} cx={portion(at(value))} cy="50%" r="7" />
    </Picture>
  );
}

/** The labels of a scale, as the last item of a list of pictures, which share these labels. */
export function Scale({ low, high, ticks }: Range & { ticks: [value: number, text: string][] }) {
  return (
    <li class="scale-row">
      <svg class="scale" aria-hidden="true">
        {ticks.map(([value, text]) => {
          const share = (value - low) / (high - low);
          const anchor = share < 0.02 ? 'start' : share > 0.98 ? 'end' : 'middle';
          return (
            <text key={value} x={portion(share)} y="14" text-anchor={anchor}>
              {text}
            </text>
          );
        })}
      </svg>
    </li>
  );
}

/** The scale of a share, from 0 % to 100 %. */
export function ShareScale() {
  return (
    <Scale
      {...share}
      ticks={[
        [0, '0 %'],
        [0.5, '50 %'],
        [1, '100 %'],
      ]}
    />
  );
}

/** The smallest even step, 1, 2 or 5 times a power of ten, that divides `max` into at most five. */
function stepFor(max: number): number {
  const rough = max / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const found = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return found * power;
}

/** Marks of an axis from 0 up to at least `max`. A max of 0 or less counts as 1. */
export function axisMarks(max: number): number[] {
  const top = max > 0 ? max : 1;
  const step = stepFor(top);
  const marks = [];
  for (let mark = 0; mark < Math.ceil(top / step - 1e-9) + 1; mark += 1) {
    marks.push(Number((mark * step).toPrecision(6)));
  }
  return marks;
}

import type { ToolFigure } from 'virtual:reef-content/types';

export type CopperKind = 'chelated' | 'amine' | 'sulfate';

/**
 * The kinds of copper that are sold for fish, the most common first, with their levels. The label
 * of Cupramine says ionic, but its level is three times that of plain copper: it is listed by name.
 */
export function copperProducts(
  levels: Readonly<Record<CopperKind, Pick<ToolFigure, 'text'>>>,
): readonly { value: CopperKind; label: string }[] {
  return [
    { value: 'chelated', label: `Chelated, ${levels.chelated.text}` },
    {
      value: 'amine',
      label: `Amine-bound (Cupramine; its label says “ionic”), ${levels.amine.text}`,
    },
    { value: 'sulfate', label: `Plain copper sulfate, ${levels.sulfate.text}` },
  ];
}

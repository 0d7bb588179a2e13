/** The groups of articles; each is a card of a hub, which has its title and its order. */
export const SECTIONS = [
  { id: 'acclimation', hub: 'care-guides', card: 'Acclimation' },
  { id: 'water', hub: 'care-guides', card: 'Water Parameters' },
  { id: 'feeding', hub: 'care-guides', card: 'Feeding Schedules' },
  { id: 'pests', hub: 'care-guides', card: 'Coral Pests' },
  { id: 'lighting-flow', hub: 'care-guides', card: 'Lighting and Flow' },
  { id: 'tank-size', hub: 'beginner-setup', card: 'Choosing Tank Size' },
  { id: 'equipment', hub: 'beginner-setup', card: 'Equipment Checklist' },
  { id: 'cycling', hub: 'beginner-setup', card: 'Cycling Your Tank' },
  { id: 'first-livestock', hub: 'beginner-setup', card: 'First Fish and Coral' },
  { id: 'mistakes', hub: 'beginner-setup', card: 'Avoiding Mistakes' },
  { id: 'compatibility', hub: 'compatibility', card: 'Fish Compatibility' },
  { id: 'fish-diseases', hub: 'fish-health', card: 'Diseases by What You See' },
  { id: 'emergencies', hub: 'fish-health', card: 'Emergencies and First Aid' },
  { id: 'the-plan', hub: 'more-guides', card: 'The Plan' },
  { id: 'animals-beyond', hub: 'more-guides', card: 'Crew and Anemones' },
  { id: 'water-beyond', hub: 'more-guides', card: 'Water and Algae' },
  { id: 'coral-craft', hub: 'more-guides', card: 'Coral Craft' },
] as const;

export const SECTION_IDS = SECTIONS.map(({ id }) => id);

import type { CatalogueEntry } from './entry.ts';

/** The demo shop's one-of-a-kind corals: the picture shows the piece that ships. */
export const wysiwygCoral: CatalogueEntry[] = [
  {
    slug: 'wysiwyg-gold-torch-colony',
    name: 'Gold Torch Colony, 3 Heads',
    scientificName: 'Euphyllia glabrescens',
    description:
      'You receive exactly the colony in the picture: three full heads with gold stems and yellow tips over a violet base. Keep at 80–150 PAR in indirect flow with 8 inches of clearance. About 5 inches wide when open.',
    price: 449.99,
    category: 'WYSIWYG',
    stock: 1,
    listedDaysAgo: 2,
  },
  {
    slug: 'wysiwyg-dragon-soul-torch',
    name: 'Dragon Soul Torch, 1 Head',
    scientificName: 'Euphyllia glabrescens',
    description:
      'This exact head: an orange heart, green stems and purple tips, encrusted on its disc and eating well. 80–130 PAR and moderate, varied flow. Stings at night; leave it room.',
    price: 329.99,
    category: 'WYSIWYG',
    stock: 1,
    listedDaysAgo: 4,
  },
  {
    slug: 'wysiwyg-orange-hammer-wall',
    name: 'Orange Hammer Colony, 6 Heads',
    scientificName: 'Fimbriaphyllia paraancora',
    description:
      'Six crowded heads of burnt-orange anchors over violet stems, the very colony shown. Moderate, changing flow, 80–140 PAR, low on the rock. About 6 inches across when expanded.',
    price: 379.99,
    category: 'WYSIWYG',
    stock: 1,
    listedDaysAgo: 8,
  },
  {
    slug: 'wysiwyg-bounce-mushroom',
    name: 'Bounce Mushroom, 1.5 Inch',
    scientificName: 'Rhodactis sp.',
    description:
      'The mushroom pictured, 1.5 inches across, its disc crowded with swollen orange and mint bubbles. Low flow and 40–90 PAR help the bubbles stay large. Firmly attached to the disc shown.',
    price: 499.99,
    category: 'WYSIWYG',
    stock: 1,
    listedDaysAgo: 1,
  },
  {
    slug: 'wysiwyg-jawbreaker-mushroom',
    name: 'Jawbreaker Mushroom Pair',
    scientificName: 'Discosoma sp.',
    description:
      'Two polyps on one disc, parent and offspring, splashed with gold, green and blue over red. Exactly the pair in the picture. Place in shade at 30–70 PAR with little flow.',
    price: 219.99,
    category: 'WYSIWYG',
    stock: 0,
    soldOutDaysAgo: 0,
    listedDaysAgo: 6,
  },
  {
    slug: 'wysiwyg-warpaint-scolymia',
    name: 'Warpaint Scolymia, 3 Inch',
    scientificName: 'Homophyllia australis',
    description:
      'One polyp, 3 inches, streaked red and green around a burning yellow eye; no other looks like it. Rests on sand or low rock at 40–90 PAR in gentle flow. Feed mysis once or twice a week after dark.',
    price: 399.99,
    category: 'WYSIWYG',
    stock: 1,
    listedDaysAgo: 3,
  },
  {
    slug: 'wysiwyg-rainbow-acan-colony',
    name: 'Rainbow Acan Colony, 9 Polyps',
    scientificName: 'Micromussa lordhowensis',
    description:
      'Nine polyps in three colorways on a single base, photographed as they ship. Low light of 50–100 PAR and calm flow. Feeds eagerly, and keeps a short reach, so 3 inches of space is enough.',
    price: 249.99,
    category: 'WYSIWYG',
    stock: 1,
    listedDaysAgo: 12,
  },
  {
    slug: 'wysiwyg-utter-chaos-zoanthids',
    name: 'Utter Chaos Zoanthids, 5 Polyps',
    scientificName: 'Zoanthus sp.',
    description:
      'The five polyps shown, purple skirts around rings of red, gold and blue with random flecks. 80–150 PAR, moderate flow. Zoanthids can carry palytoxin: wear gloves and eye protection, and never boil, scrub or saw their rock.',
    price: 149.99,
    category: 'WYSIWYG',
    stock: 1,
    listedDaysAgo: 5,
  },
  {
    slug: 'wysiwyg-homewrecker-acropora',
    name: 'Homewrecker Acropora Mini Colony',
    scientificName: 'Acropora tenuis',
    description:
      'This branching mini colony, teal at the foot, gold in the middle and red at every tip. For mature, stable systems with 300–400 PAR and strong random flow. About 3 inches tall on its disc.',
    price: 1499.99,
    category: 'WYSIWYG',
    stock: 1,
    listedDaysAgo: 10,
  },
  {
    slug: 'wysiwyg-red-goniopora',
    name: 'Red Goniopora, 4 Inch',
    scientificName: 'Goniopora sp.',
    description:
      'A dome of red flower-pot polyps with pale hearts, the same piece you see. 80–150 PAR with gentle, swaying flow; give fine planktonic food several times a week. Extends 3 inches or more when settled.',
    price: 189.99,
    category: 'WYSIWYG',
    stock: 1,
    listedDaysAgo: 7,
  },
  {
    slug: 'wysiwyg-pink-tip-elegance',
    name: 'Pink Tip Elegance',
    scientificName: 'Catalaphyllia jardinei',
    description:
      'A striped green disc fringed with pink-tipped tentacles, sold as this one animal. Set it in sand, low in the tank, at 60–120 PAR and mild flow. Its sting is strong; leave 8 inches on every side. About 5 inches open.',
    price: 279.99,
    category: 'WYSIWYG',
    stock: 1,
    listedDaysAgo: 16,
  },
  {
    slug: 'wysiwyg-rainbow-trachyphyllia',
    name: 'Rainbow Trachyphyllia',
    scientificName: 'Trachyphyllia geoffroyi',
    description:
      'Violet hem, pink band, amber ring and green heart in one folded brain, exactly as pictured. 50–110 PAR and gentle flow on open sand. Peaceful; about 3 inches.',
    price: 299.99,
    category: 'WYSIWYG',
    stock: 1,
    listedDaysAgo: 9,
  },
  {
    slug: 'wysiwyg-bubblegum-chalice',
    name: 'Bubblegum Chalice, 8 Eyes',
    scientificName: 'Echinophyllia sp.',
    description:
      'A pink plate with eight mint eyes and a gold rim, the piece in the picture. Low light of 40–80 PAR keeps the pink; moderate flow keeps it clean. Sends out sweepers after dark. About 2 inches.',
    price: 199.99,
    category: 'WYSIWYG',
    stock: 0,
    soldOutDaysAgo: 9,
    listedDaysAgo: 24,
  },
  {
    slug: 'wysiwyg-meteor-shower-cyphastrea',
    name: 'Meteor Shower Cyphastrea, 3 Inch',
    scientificName: 'Cyphastrea sp.',
    description:
      'Blue skin peppered with orange-red corallites over its own rock; this piece and no other. Adapts to 50–150 PAR, brightest in the lower half, with moderate flow. Encrusts slowly and stings little.',
    price: 129.99,
    category: 'WYSIWYG',
    stock: 1,
    listedDaysAgo: 20,
  },
];

/** The payment page's style sheet. A separate file, as the page's policy requires. */
export const styleSheet = `
:root { --ink:#1b2430; --soft:#55606e; --line:#c9d0d9; --accent:#4338ca; --accent-dark:#312e81; --bad:#b42318; --panel:#eef2f6; }
* { box-sizing:border-box; }
html { -webkit-text-size-adjust:100%; }
body { margin:0; color:var(--ink); background:#fff; font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif; }
.notice { padding:.5rem 1rem; text-align:center; font-size:.875rem; background:#fde68a; color:#3b2505; }
h1,h2 { line-height:1.25; margin:0; }
.unseen { position:absolute; width:1px; height:1px; margin:-1px; overflow:hidden; clip-path:inset(50%); white-space:nowrap; }
a { color:var(--accent); }
:focus-visible { outline:3px solid var(--accent); outline-offset:2px; border-radius:4px; }
.summary,.pay { padding:1.5rem 1rem 2rem; }
.summary { background:var(--panel); }
.summary > *,.pay > * { max-width:27rem; margin-inline:auto; }
.summary h2 { font-size:1rem; font-weight:600; color:var(--soft); margin-top:1rem; }
.back { display:inline-flex; align-items:center; gap:.5rem; min-height:44px; text-decoration:none; font-weight:500; }
.back:hover { text-decoration:underline; }
.amount { margin:0; font-size:2.25rem; font-weight:650; letter-spacing:-.02em; font-variant-numeric:tabular-nums; }
.items { list-style:none; margin-block:1.25rem 0; padding:0; display:grid; gap:1rem; }
.item { display:grid; grid-template-columns:56px 1fr auto; gap:.875rem; align-items:start; }
.item img,.no-image { width:56px; height:56px; border-radius:8px; object-fit:cover; background:#d9e0e8; }
.item-name,.item-price { display:grid; min-width:0; overflow-wrap:anywhere; }
.item-price { text-align:right; font-variant-numeric:tabular-nums; }
.quantity,.each,.hint { font-size:.875rem; color:var(--soft); }
.sums { margin-block:1.25rem 0; border-top:1px solid var(--line); padding-top:.75rem; }
.sums div { display:flex; justify-content:space-between; padding:.3rem 0; font-variant-numeric:tabular-nums; }
.sums dd { margin:0; }
.sums .total { font-weight:650; border-top:1px solid var(--line); margin-top:.4rem; padding-top:.75rem; }
.pay-head { display:flex; flex-wrap:wrap; justify-content:space-between; align-items:center; gap:.25rem 1rem; }
.pay-head h2 { font-size:1.375rem; }
.prefill { display:inline-flex; align-items:center; min-height:44px; font-weight:500; }
fieldset { border:0; margin:1.25rem 0 0; padding:0; min-width:0; }
legend { padding:0; margin-bottom:.6rem; font-weight:650; }
.field { margin-bottom:.8rem; min-width:0; }
.field label { display:block; font-size:.875rem; font-weight:500; margin-bottom:.25rem; }
input:not([type=radio]),select { width:100%; min-height:46px; padding:.5rem .75rem; font:inherit; color:inherit; background:#fff; border:1px solid #7c8797; border-radius:8px; }
input::placeholder { color:#6b7684; opacity:1; }
[aria-invalid=true] { border:2px solid var(--bad) !important; }
.field-error { margin:.25rem 0 0; font-size:.875rem; color:var(--bad); }
.row { display:grid; gap:0 .75rem; grid-template-columns:1fr 1fr; }
.row > .field:first-child:nth-last-child(3) { grid-column:1/-1; }
.choices { border:1px solid #7c8797; border-radius:8px; overflow:clip; margin-bottom:.8rem; }
.choice { display:flex; align-items:center; gap:.75rem; padding:.65rem .875rem; min-height:56px; cursor:pointer; }
.choice + .choice { border-top:1px solid var(--line); }
.choice:has(:checked) { background:#eef0ff; }
.choice:has(:focus-visible) { outline:3px solid var(--accent); outline-offset:-3px; border-radius:8px; }
.choice input { width:20px; height:20px; flex:none; margin:0; accent-color:var(--accent); outline:none; }
.choice-text { display:grid; flex:1; }
.help { margin:0 0 .8rem; font-size:.875rem; }
.help summary { cursor:pointer; min-height:32px; color:var(--accent); }
.help ul { margin:.25rem 0; padding-left:1.1rem; }
.help p { margin:0; color:var(--soft); }
.primary,.secondary { display:flex; align-items:center; justify-content:center; gap:.4ch; width:100%; min-height:52px; padding:.75rem 1rem; border-radius:8px; font:inherit; font-weight:650; text-decoration:none; cursor:pointer; }
.primary { border:0; background:var(--accent); color:#fff; }
.primary:hover { background:var(--accent-dark); }
.secondary { border:1px solid #7c8797; background:#fff; color:var(--ink); }
.secondary:hover { background:var(--panel); }
form > .primary { margin-top:1.25rem; }
.errors { border:2px solid var(--bad); border-radius:8px; padding:.875rem 1rem; margin-bottom:1.25rem; background:#fff5f4; }
.errors h2 { font-size:1rem; color:var(--bad); }
.errors p,.errors ul { margin:.4rem 0 0; }
.errors ul { padding-left:1.1rem; }
.errors a { color:var(--bad); }
.single { max-width:30rem; margin:0 auto; padding:4rem 1rem; display:grid; gap:1rem; }
.single p { margin:0; }
.buttons { display:grid; gap:.75rem; margin-top:.5rem; }
body:has(#method-card:checked) .debit-fields,
body:has(#method-debit:checked) .card-fields,
[data-for-rate] { display:none; }
${[0, 1, 2, 3, 4].map((i) => `body:has([data-rate="${i}"]:checked) [data-for-rate="${i}"]`).join(',\n')} { display:inline; }
@media (min-width:900px) {
  .columns { display:grid; grid-template-columns:1fr 1fr; min-height:calc(100vh - 38px); }
  .summary,.pay { padding:3rem 3rem 4rem; }
  .summary > * { margin-inline:auto 0; }
  .pay > * { margin-inline:0 auto; }
  .summary .back { margin-left:calc(max(0px, 100% - 27rem)); }
}
`;

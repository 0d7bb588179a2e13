import type { ReactNode } from 'react';

/** One part of the design page. */
export function Block({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="mt-14">
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-5">{children}</div>
    </section>
  );
}

/** Samples next to each other, with their names. */
export function Row({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="mt-5">
      <h3 className="mb-2 text-sm text-haze">{label}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}

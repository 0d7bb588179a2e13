import { createElement, memo, useRef, type ReactNode } from 'react';
import type { ArticleBlock, CompiledArticle } from 'virtual:reef-content/types';
import { useInnerLinks } from './inner-links.ts';
import type { Parts } from '#features/learn/pages/load-content.ts';
import { DeviceOnlyNote } from '#features/learn/tools/device-only-note.tsx';
import { useTicks } from './use-ticks.ts';
import { TermPopover, useTermPopover } from './term-popover.tsx';

function Block({ block, parts }: { block: ArticleBlock; parts: Parts }): ReactNode {
  if (block.kind === 'html') {
    // Compiled from our own Markdown at build time; it contains nothing that a visitor typed.
    return <div className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />;
  }
  const part = parts.get(`${block.kind}:${block.name}`) ?? null;
  return part && createElement(part);
}

function hasTasks(block: ArticleBlock): boolean {
  return block.kind === 'html' && block.html.includes('data-task');
}

/** The text never changes, however often the popover around it opens. */
const Blocks = memo(function Blocks({
  blocks,
  parts,
}: {
  blocks: readonly ArticleBlock[];
  parts: Parts;
}): ReactNode {
  return blocks.map((block, index) => (
    // The pieces never move.
    <Block key={index} block={block} parts={parts} />
  ));
});

/** The text, drawings and tools of an article; its glossary terms open definitions in place. */
export function ArticleBody({
  article,
  parts,
}: {
  article: CompiledArticle;
  parts: Parts;
}): ReactNode {
  const { onClick: follow, onPointerOver: preload } = useInnerLinks();
  const popover = useTermPopover(article.terms);
  const text = useRef<HTMLDivElement>(null);
  const isLost = useTicks(article.slug, text);
  return (
    <div
      ref={text}
      className="article-body"
      role="presentation"
      onClick={(event) => {
        popover.onClick(event);
        follow(event);
      }}
      onPointerOver={(event) => {
        preload(event);
        popover.onPointerOver(event);
      }}
      onPointerOut={popover.onPointerOut}
      onFocus={popover.onFocus}
      onBlur={popover.onBlur}
      onKeyDown={popover.onKeyDown}
    >
      <Blocks blocks={article.blocks} parts={parts} />
      {!isLost && article.blocks.some(hasTasks) && (
        <DeviceOnlyNote className="ticks-note">
          Your ticks are kept on this device only. Clearing the browser’s data clears them too.
        </DeviceOnlyNote>
      )}
      {article.terms.map(({ id, definition }) => (
        <p key={id} id={`term-${id}`} hidden>
          {definition}
        </p>
      ))}
      <TermPopover {...popover} />
    </div>
  );
}

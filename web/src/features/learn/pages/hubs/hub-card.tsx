import type { ReactNode } from 'react';
import type { HubCard as HubCardContent, HubProblem, HubTopic } from 'virtual:reef-content/types';
import { ArrowRightIcon, ChevronRightIcon } from '#ui/layout/icons.tsx';
import { ContentIcon } from '#features/learn/pages/content-icon.tsx';
import { LearnLink } from '#features/learn/pages/learn-link.tsx';

function Topic({ topic }: { topic: HubTopic }): ReactNode {
  if (topic.path !== undefined) {
    return (
      <li>
        <LearnLink to={topic.path} className="topic-link">
          <span>{topic.label}</span>
          <ChevronRightIcon className="size-4" />
        </LearnLink>
      </li>
    );
  }
  return (
    <li className="topic-note">
      <strong>{topic.label}</strong>
      {topic.detail !== undefined && <span>{topic.detail}</span>}
    </li>
  );
}

function Problem({ problem }: { problem: HubProblem }): ReactNode {
  return (
    <li className="hub-problem">
      <h3>{problem.symptom}</h3>
      <dl>
        <dt>Cause</dt>
        <dd>{problem.cause}</dd>
        <dt>Fix</dt>
        <dd>{problem.fix}</dd>
      </dl>
    </li>
  );
}

/**
 * A category: its description, and its topics or problems. `step` numbers it if the order matters.
 */
export function HubCard({ card, step }: { card: HubCardContent; step: number | null }): ReactNode {
  const { title, description, icon, path, topics, problems } = card;
  return (
    <section className="surface hub-card">
      <div className="hub-card-head">
        <span className="icon-tile">
          <ContentIcon icon={icon} />
        </span>
        <div>
          {step !== null && <p className="hub-step figures">Step {step}</p>}
          <h2>{title}</h2>
          <p className="hub-text">{description}</p>
        </div>
      </div>
      {topics.length > 0 && (
        <ul className="hub-topics">
          {topics.map((topic) => (
            <Topic key={topic.label} topic={topic} />
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <ul className="hub-problems">
          {problems.map((problem) => (
            <Problem key={problem.symptom} problem={problem} />
          ))}
        </ul>
      )}
      {path !== undefined && (
        <LearnLink to={path} className="hub-more">
          <span>
            Read the overview<span className="sr-only">: {title}</span>
          </span>
          <ArrowRightIcon className="size-4" />
        </LearnLink>
      )}
    </section>
  );
}

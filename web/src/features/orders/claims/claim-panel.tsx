import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lineItems } from '@reef/domain/cart/line-item';
import { reportRefusalText } from '@reef/domain/claims/claim-calls';
import { claimWindow } from '@reef/domain/claims/claim-window';
import { formatCountdown } from '@reef/domain/orders/delivery/guarantee';
import type { Order } from '@reef/domain/orders/order';
import { now as presentMoment, useNow } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { useStore } from '#platform/store.ts';
import {
  outbox,
  type OutgoingReport,
  sendReport,
  startClaimOutbox,
  takeReportBack,
} from '#state/claims/claim-outbox.ts';
import { type ClaimDraft, isEmptyDraft } from '#state/claims/queued-report.ts';
import { Button } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { focusFirst } from '#ui/layout/pass-focus.ts';
import { type Question, useConfirm } from '#ui/overlays/confirm.tsx';
import { formatWeekdayTime } from '#ui/format-date.ts';
import { OutgoingReports } from './outgoing-reports.tsx';
import { ReportedClaims } from './reported-claims.tsx';
import { ReportForm } from './report-form.tsx';
import { unitsToReport, withinLeft } from './report-faults.ts';
import { useClaimDraft } from './use-claim-draft.ts';

const REPLACE_DRAFT: Question = {
  title: 'Replace the report you have begun?',
  text: 'What you have put into it is deleted. The report that was not taken comes into the form instead.',
  confirmLabel: 'Replace it',
  isDangerous: true,
};

/** This order's reports that its own summary does not show yet. */
function useOutgoing(order: Order): OutgoingReport[] {
  useEffect(startClaimOutbox, []);
  const known = new Set(order.claims?.map(({ id }) => id));
  return useStore(outbox).filter(
    (report) =>
      report.order_id === order.id && !(report.phase === 'received' && known.has(report.claimId)),
  );
}

/** How long a loss can still be reported, ticking like the guarantee's clock. */
function TimeLeft({ endsAt }: { endsAt: Date }): ReactNode {
  const left = endsAt.getTime() - useNow('second').getTime();
  return (
    <p className="text-sm text-mist">
      Until {formatWeekdayTime(endsAt)}
      {left > 0 && (
        <>
          {', '}
          <span className="figures font-semibold whitespace-nowrap text-kelp">
            {formatCountdown(left)} left
          </span>
        </>
      )}
    </p>
  );
}

function reportOf(order: Order, draft: ClaimDraft) {
  const { lines, sentence, photos } = draft;
  return {
    request_id: newId(),
    user_id: order.user_id,
    order_id: order.id,
    order_number: order.order_number,
    lines,
    sentence: sentence.trim(),
    photos,
    photos_sent: 0,
    reported_at: draft.reported_at ?? presentMoment(),
    refusal: null,
  };
}

/** Losses of an order: reporting one, queued reports, and decisions (CLAIM-01). */
export default function ClaimPanel({ order }: { order: Order }): ReactNode {
  const now = useNow('second');
  const reports = useOutgoing(order);
  // This device has no room for it: the draft is its only copy until it has been sent.
  const unstored = reports.find(({ isStored }) => !isStored);
  // Taken back: the form may be its only copy then, if there is still no room.
  const [takenId, setTakenId] = useState<string>();
  const {
    draft: kept,
    isFound,
    change,
    release,
    clear,
  } = useClaimDraft(order.user_id, order.id, unstored?.request_id ?? takenId);
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  // Here, not in the form: photos are still made small after the form was closed.
  const [isShrinking, setIsShrinking] = useState(false);
  const confirm = useConfirm();
  const panel = useRef<HTMLDivElement>(null);
  const onTheWay = reports.filter(({ phase }) => phase !== 'refused');
  const leftOf = (line: number) => unitsToReport(order, onTheWay, line);
  const draft = kept === null ? null : withinLeft(kept, leftOf);
  const hasUnits = lineItems(order.items).some((_item, line) => leftOf(line) > 0);
  const open = claimWindow(order, draft?.reported_at ?? now, now);
  const isShown = draft !== null && hasUnits && !unstored && (isOpen ?? isFound);
  const canReport = open.ok && hasUnits;
  const hasNothing = reports.length === 0 && (order.claims ?? []).length === 0;
  if (hasNothing && !canReport && !(isShown && isFound)) return null;

  // The pressed button disappears, and the focus with it: it goes on to the form, or back to what
  // opens it.
  const moveFocus = () =>
    setTimeout(() => {
      // A removed row has passed the focus on to the heading.
      if (!document.activeElement?.matches('body, h2')) return;
      if (focusFirst(panel.current, 'legend, [data-report]')) return;
      focusFirst(panel.current?.closest('section'), 'h2');
    });
  const show = (isWanted: boolean) => {
    setIsOpen(isWanted);
    moveFocus();
  };
  const send = async () => {
    if (draft === null) return;
    show(false);
    // The report replaces the draft; a recent change must not be stored next to it.
    release();
    if (await sendReport(reportOf(order, draft))) clear();
    else change(() => draft);
    setTakenId(undefined);
    // There may be nothing left to report, and so no button that has taken the focus.
    moveFocus();
  };
  const takeBack = async (report: OutgoingReport) => {
    const isOther = report.isStored && kept !== null && !isEmptyDraft(kept);
    if (isOther && !(await confirm(REPLACE_DRAFT))) return;
    if (!report.isStored) setTakenId(report.request_id);
    const taken = await takeReportBack(report);
    change(() => taken);
    show(true);
  };
  return (
    <Panel title="Losses" text="Live animals are guaranteed. If one was lost, tell us here.">
      <div ref={panel} className="grid gap-5">
        <ReportedClaims order={order} />
        <div aria-live="polite">
          <OutgoingReports
            reports={reports}
            order={order}
            canChange={kept !== null && !isShrinking && (!unstored || unstored.phase === 'refused')}
            onChange={(report) => void takeBack(report)}
          />
        </div>
        {canReport && <TimeLeft endsAt={open.endsAt} />}
        {canReport && !isShown && !unstored && (
          <Button kind="secondary" className="w-fit" data-report onClick={() => show(true)}>
            Report a loss
          </Button>
        )}
        {isShown && !open.ok && (
          <div className="note note-warning flex-wrap items-center">
            <p className="flex-1">{reportRefusalText({ code: open.refusal })}</p>
            <Button
              kind="ghost"
              size="small"
              onClick={() => {
                show(false);
                clear();
              }}
            >
              Delete the draft
            </Button>
          </div>
        )}
        {isShown && open.ok && (
          <ReportForm
            order={order}
            draft={draft}
            leftOf={leftOf}
            isShrinking={isShrinking}
            onShrinking={setIsShrinking}
            onChange={change}
            onSend={() => void send()}
            onCancel={() => show(false)}
          />
        )}
      </div>
    </Panel>
  );
}

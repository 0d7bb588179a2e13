import { useEffect, useState } from 'react';
import { lineItems } from '@reef/domain/cart/line-item';
import { claimWindow } from '@reef/domain/claims/claim-window';
import type { Order } from '@reef/domain/orders/order';
import { now as currentMoment, useNow } from '#platform/clock.ts';
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
import { type Question, useConfirm } from '#ui/overlays/confirm.tsx';
import { unitsToReport, withinLeft } from './report-faults.ts';
import { useClaimDraft } from './use-claim-draft.ts';

const REPLACE_DRAFT: Question = {
  title: 'Replace the report you have begun?',
  text: 'What you entered is deleted. The report that was not accepted takes its place in the form.',
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
    reported_at: draft.reported_at ?? currentMoment(),
    refusal: null,
  };
}

/**
 * The reports of an order's losses: those on their way, and the draft of the next one (CLAIM-01).
 * @param moveFocus is called when the form comes or goes, and with it perhaps what has the focus.
 */
export function useReporting(order: Order, moveFocus: () => void) {
  const now = useNow('second');
  const confirm = useConfirm();
  const reports = useOutgoing(order);
  const ids = [
    ...reports.map(({ request_id }) => request_id),
    ...(order.claims ?? []).map(({ id }) => id),
  ];
  const reported = ids.join();
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
  } = useClaimDraft(order.user_id, order.id, reported, unstored?.request_id ?? takenId);
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const onTheWay = reports.filter(({ phase }) => phase !== 'refused');
  const leftOf = (line: number) => unitsToReport(order, onTheWay, line);
  const draft = kept === null ? null : withinLeft(kept, leftOf);
  const hasUnits = lineItems(order.items).some((_item, line) => leftOf(line) > 0);
  const open = claimWindow(order, draft?.reported_at ?? now, now);

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
  const remove = () => {
    show(false);
    clear();
  };
  return {
    reports,
    /** True if a draft was kept from before. */
    isFound,
    /** The draft to show in the form; null while the form is closed. */
    shown: hasUnits && !unstored && (isOpen ?? isFound) ? draft : null,
    /** Until when a loss can be reported, or why it cannot any more. */
    open,
    canReport: open.ok && hasUnits,
    /** True while a report waits of which this device has no copy but the draft. */
    hasUnstored: unstored !== undefined,
    /** Whether a report can be taken back into the form. */
    canTakeBack: kept !== null && (!unstored || unstored.phase === 'refused'),
    leftOf,
    change,
    show,
    send,
    takeBack,
    /** Deletes the draft. */
    remove,
  };
}

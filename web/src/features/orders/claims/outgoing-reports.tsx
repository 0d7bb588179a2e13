import type { ReactNode } from 'react';
import { lineItems } from '@reef/domain/cart/line-item';
import { SENT_WITHIN_DAYS } from '@reef/domain/claims/claim-window';
import type { Order } from '@reef/domain/orders/order';
import { useIsOnline } from '#platform/device/online.ts';
import { deleteReport, type OutgoingReport, sendReportAgain } from '#state/claims/claim-outbox.ts';
import { Button } from '#ui/forms/button.tsx';
import { passFocusOn, passFocusTo } from '#ui/layout/pass-focus-on.ts';
import { type Question, useConfirm } from '#ui/overlays/confirm.tsx';
import { formatWeekdayTime } from '#ui/format-date.ts';

/** What was reported: the buttons go as the report is sent again. */
const passFocusToReport = passFocusTo('p');

const DELETE_REPORT: Question = {
  title: 'Delete this report?',
  text: 'It was not accepted. What you wrote and its photos are deleted from this device.',
  confirmLabel: 'Delete the report',
  isDangerous: true,
};

function phaseText(report: OutgoingReport, isOnline: boolean): string {
  switch (report.phase) {
    case 'queued': {
      const text = isOnline
        ? 'Waiting on this device. It could not be sent yet and is tried again while the shop is open.'
        : 'Waiting on this device. It is sent once there is signal and the shop is open.';
      // Later its time of reporting no longer counts.
      const again = ` If you close the shop, open it again within ${SENT_WITHIN_DAYS} days.`;
      return report.isStored ? `${text}${again}` : text;
    }
    case 'sending':
      // Only the bar shows the progress: a live region would read out every step.
      return 'Sending…';
    case 'received':
      return 'We have received your report.';
    case 'refused':
      return `Not accepted: ${report.refusal ?? ''}`;
  }
}

function reportedUnitsText(order: Order, { lines }: OutgoingReport): string {
  const bought = lineItems(order.items);
  const named = lines.map(({ line, quantity }) => `${quantity} × ${bought[line]?.name ?? 'Item'}`);
  return named.join(', ');
}

function Outgoing({
  report,
  order,
  canChange,
  onChange,
}: {
  report: OutgoingReport;
  order: Order;
  canChange: boolean;
  onChange: (report: OutgoingReport) => void;
}): ReactNode {
  const isOnline = useIsOnline();
  const confirm = useConfirm();
  const remove = async () => {
    if (await confirm(DELETE_REPORT)) await deleteReport(report);
  };
  const isRefused = report.phase === 'refused';
  return (
    <li ref={passFocusOn} className={isRefused ? 'note note-warning' : 'note note-info'}>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="font-semibold text-foam">{reportedUnitsText(order, report)}</p>
        <p>Reported {formatWeekdayTime(report.reported_at)}</p>
        <p>{phaseText(report, isOnline)}</p>
        {!report.isStored && report.phase === 'queued' && (
          <p className="text-sun">
            This device cannot keep it. Leave this page open until it has been sent.
          </p>
        )}
        {report.phase === 'sending' && (
          <progress
            className="h-2 w-full accent-lumen"
            aria-label="Sending the report"
            max={1}
            value={report.share}
          />
        )}
        {isRefused && (
          <div ref={passFocusToReport} className="mt-2 flex flex-wrap gap-3">
            <Button
              kind="secondary"
              size="small"
              disabled={!canChange}
              onClick={() => onChange(report)}
            >
              Change it
            </Button>
            <Button kind="ghost" size="small" onClick={() => void sendReportAgain(report)}>
              Send again
            </Button>
            <Button kind="ghost" size="small" onClick={() => void remove()}>
              Delete it
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

/** Reports of this order that are queued, were refused, or have just arrived. */
export function OutgoingReports({
  reports,
  order,
  canChange,
  onChange,
}: {
  reports: readonly OutgoingReport[];
  order: Order;
  /** Whether the form can take a refused one now. */
  canChange: boolean;
  /** Takes a refused one back into the form. */
  onChange: (report: OutgoingReport) => void;
}): ReactNode {
  return (
    <ul className="grid gap-3 empty:hidden">
      {reports.map((report) => (
        <Outgoing
          key={report.request_id}
          report={report}
          order={order}
          canChange={canChange}
          onChange={onChange}
        />
      ))}
    </ul>
  );
}

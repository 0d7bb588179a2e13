import { Suspense, useMemo, type ReactNode } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import { AdminPageCache } from './admin-page-cache.tsx';
import { AppBadge } from './app-badge.tsx';
import { AuthProvider } from '#state/session/session.tsx';
import { ConfirmProvider } from '#ui/overlays/confirm.tsx';
import { OverlayProvider } from '#ui/overlays/overlays.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { PathParamsContext } from '#ui/routing/params.ts';
import { CartNotices } from './notices/cart-notices.tsx';
import { SessionNotice } from './notices/session-notice.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guarded } from './routing/guard.tsx';
import { usePageChanges } from './routing/use-page-changes.ts';
import { NotFoundPage } from './routing/not-found-page.tsx';
import { OfflineBanner } from './notices/offline-banner.tsx';
import { OverlayHost } from './overlay-host.tsx';
import { PageReady } from './routing/page-ready.tsx';
import type { RouteEntry } from './routing/route-entry.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { UpdateBanner } from './notices/update-banner.tsx';
import { QueuedReports } from './queued-reports.tsx';

function Pages({ routes }: { routes: readonly RouteEntry[] }): ReactNode {
  const { pathname } = useLocation();
  const [match] = useMemo(() => matchRoutes([...routes], pathname) ?? [], [routes, pathname]);
  if (match === undefined) return <NotFoundPage />;
  const { page: Page, guard, waiting } = match.route;
  return (
    <PathParamsContext value={match.params}>
      <Guarded guard={guard} waiting={waiting}>
        <Page />
      </Guarded>
    </PathParamsContext>
  );
}

function Shell({ routes }: { routes: readonly RouteEntry[] }): ReactNode {
  const { pathname } = useLocation();
  usePageChanges();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="site-main">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<Spinner label="Loading…" className="min-h-[70svh]" />}>
            <Pages routes={routes} />
            <PageReady />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <OverlayHost />
      <CartNotices />
      <SessionNotice />
      <UpdateBanner />
      <AppBadge />
      <AdminPageCache />
      <QueuedReports />
    </>
  );
}

/**
 * The whole shop, below its router (`BrowserRouter` here, `StaticRouter` where prerendered).
 * @param routes all routes in a browser; a server that renders one kind of page passes only that
 * one.
 */
export function App({ routes }: { routes: readonly RouteEntry[] }): ReactNode {
  return (
    <ErrorBoundary>
      <AuthProvider>
        <ToastProvider>
          <ConfirmProvider>
            <OverlayProvider>
              <Shell routes={routes} />
            </OverlayProvider>
          </ConfirmProvider>
        </ToastProvider>
      </AuthProvider>
    </ErrorBoundary>
  );
}

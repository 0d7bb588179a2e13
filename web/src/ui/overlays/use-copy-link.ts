import { useToast } from './toast.tsx';

/** `copy(link, text)` copies a link and says so, with `text` below; or that it could not be. */
export function useCopyLink(): (link: string, text?: string) => Promise<void> {
  const toast = useToast();
  return async (link, text) => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link copied', text });
    } catch {
      toast({ title: 'The link could not be copied', tone: 'error' });
    }
  };
}

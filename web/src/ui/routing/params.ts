import { createContext, use } from 'react';

/** What the open page's path holds in the place of `:name`, decoded. */
export type PathParams = Readonly<Record<string, string | undefined>>;

export const PathParamsContext = createContext<PathParams>({});

/** The params of the open page. */
export function useParams(): PathParams {
  return use(PathParamsContext);
}

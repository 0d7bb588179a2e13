import { createContext, use } from 'react';

/** The part of the open page's path in place of `:name`, decoded. */
export type PathParams = Readonly<Record<string, string | undefined>>;

export const PathParamsContext = createContext<PathParams>({});

/** The params of the open page. */
export function useParams(): PathParams {
  return use(PathParamsContext);
}

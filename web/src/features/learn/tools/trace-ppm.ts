/** Kits for ammonia and nitrite cannot distinguish less than this from nothing, in ppm. */
export const TRACE_PPM = 0.1;

/*
 * Every term of time is a sine or a rotation of a whole number of turns in `turn` (0 to 2π over
 * the loop), so that the last frame runs into the first.
 */

const SHARED = `#version 300 es
precision highp float;
precision highp int;
uniform float turn;
uniform float aspect;

float hash(vec2 p) {
  p = fract(p * vec2(123.34, 456.21));
  p += dot(p, p + 45.32);
  return fract(p.x * p.y);
}

float grain(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(hash(i), hash(i + vec2(1, 0)), f.x),
    mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}

float clouds(vec2 p) {
  float sum = 0.0, amp = 0.5;
  for (int i = 0; i < 5; i++) { sum += amp * grain(p); p = p * 2.03 + 17.1; amp *= 0.5; }
  return sum;
}

// The net of light that waves throw on what lies under them.
float caustic(vec2 p) {
  vec2 q = p;
  float c = 0.0;
  for (int n = 0; n < 4; n++) {
    float k = n < 2 ? 1.0 : 2.0;
    float t = turn * k * (n == 1 ? -1.0 : 1.0) + float(n) * 1.7;
    q = p + vec2(cos(t - q.x) + sin(t + q.y), sin(t - q.y) + cos(t + q.x));
    c += 1.0 / length(vec2(p.x / (sin(q.x + t) / 0.006), p.y / (cos(q.y + t) / 0.006)));
  }
  c = 1.17 - pow(c / 4.0, 1.4);
  return clamp(pow(abs(c), 8.0), 0.0, 1.6);
}
float net(vec2 at) { return caustic(mod(at * 6.2831853, 6.2831853) - 250.0); }
`;

/** A triangle over the whole frame; \`at\` is the place in heights, y down. */
export const FRAME_VERTEX = `#version 300 es
uniform float aspect;
out vec2 at;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  gl_Position = vec4(corner, 0, 1);
  at = vec2((corner.x + 1.0) * 0.5 * aspect, (1.0 - corner.y) * 0.5);
}`;

/** Water and shafts of light. */
export const WATER = `${SHARED}
uniform vec3 top; uniform vec3 mid; uniform vec3 deep; uniform vec3 light;
uniform vec2 sun; uniform float pool; uniform float shafts;
in vec2 at; out vec4 color;

float beam(float a) {
  float s = sin(a * 9.0 + turn + 0.4) + 0.8 * sin(a * 17.0 - turn + 2.1)
    + 0.7 * sin(a * 31.0 + turn * 2.0 + 4.0) + 0.5 * sin(a * 57.0 - turn + 1.0)
    + 0.35 * sin(a * 97.0 + turn * 2.0 + 5.5);
  return pow(clamp(0.5 + s / 5.2, 0.0, 1.0), 2.6);
}

void main() {
  float y = at.y;
  vec3 c = mix(mix(top, mid, smoothstep(0.0, 0.5, y)), deep, smoothstep(0.35, 1.05, y));
  c *= 0.94 + 0.12 * clouds(at * 1.7 + 3.0);
  vec2 away = at - sun;
  float far = length(away * vec2(0.72, 1.0));
  c += light * pool * (0.62 * exp(-far * 2.3) + 0.26 * exp(-far * 0.95));
  float angle = atan(away.x, away.y);
  float reach = exp(-y * 1.25) * smoothstep(1.35, 0.1, abs(angle));
  c += light * shafts * beam(angle) * reach * 0.62;
  if (y < 0.3) {
    float ripple = net(vec2(at.x * 0.5, 0.16 / (y + 0.1)) * 0.8);
    c += light * ripple * pool * 0.26 * exp(-y * 15.0);
  }
  // A soft shoulder keeps the brightest water from turning green where one channel is full.
  float most = max(c.r, max(c.g, c.b));
  c *= most > 0.58 ? (0.58 + 0.4 * (1.0 - exp(-(most - 0.58) / 0.4))) / most : 1.0;
  color = vec4(c, 1.0);
}`;

/** A ridge of rock. */
export const RIDGE = `${SHARED}
uniform float level; uniform float rise; uniform float left; uniform float right;
uniform float seed; uniform vec3 tone; uniform vec3 crust; uniform vec3 fog; uniform vec3 light;
uniform float haze; uniform float soft; uniform float caustics;
in vec2 at; out vec4 color;

float crest(float x) {
  float u = x / aspect;
  float edge = left * pow(1.0 - u, 2.2) + right * pow(u, 2.2);
  return level - edge - rise * (clouds(vec2(x * 2.1 + seed, seed)) * 1.7 - 0.75)
    - rise * 0.22 * grain(vec2(x * 16.0, seed + 3.0));
}

float stone(vec2 p) {
  float lump = 1.0 - abs(grain(p * 7.0 + seed) * 2.0 - 1.0);
  return 0.55 * lump + 0.45 * clouds(p * 15.0 + seed);
}

void main() {
  float top = crest(at.x);
  float cover = smoothstep(top - soft, top + soft, at.y);
  if (cover <= 0.001) discard;
  float depth = at.y - top;
  vec2 p = at * vec2(1.0, 1.5);
  float h = stone(p);
  float relief = (h - stone(p + vec2(0.006, 0.011))) * 6.5;
  float lit = clamp(0.5 + relief, 0.0, 1.6);
  float patchy = smoothstep(0.5, 0.68, clouds(at * 5.0 + seed * 2.0));
  vec3 c = mix(tone, crust, patchy * 0.75) * (0.25 + 0.85 * lit);
  c *= mix(1.25, 0.12, smoothstep(-0.02, 0.34, depth));
  c *= 0.55 + 0.45 * smoothstep(0.0, 0.03, h);
  float play = caustics > 0.0 ? net(vec2(at.x * 0.95 + seed * 0.13, depth * 1.9 + at.x * 0.2)) : 0.0;
  c += light * play * caustics * exp(-max(depth, 0.0) * 6.0) * (0.25 + 0.6 * lit);
  c += light * 0.22 * smoothstep(0.022, 0.0, abs(depth - 0.006)) * (1.0 - haze);
  c = mix(c, fog, haze);
  color = vec4(c, 1.0) * cover;
}`;

/** A drawing as a net of 24 by 12 cells that swims or sways. */
export const ACTOR_VERTEX = `#version 300 es
precision highp float;
precision highp int;
uniform float turn; uniform float aspect;
uniform vec2 place; uniform float size; uniform float flip; uniform float tilt;
uniform int mode; uniform float beats; uniform float phase; uniform float sway; uniform float facing;
out vec2 uv; out vec2 at; out float flank;
void main() {
  vec2 cell = vec2(float(gl_VertexID % 2), float((gl_VertexID / 2) % 2));
  int quad = gl_InstanceID;
  vec2 g = (vec2(float(quad % 24), float(quad / 24)) + cell) / vec2(24.0, 12.0);
  uv = g;
  vec2 p = vec2((g.x - 0.5) * 1.3333333, g.y - 0.5);
  flank = 0.0;
  if (mode == 0) {
    // From the side a beating tail is seen as one that shortens and bends, the nose hardly at all.
    float w = smoothstep(-0.12, 0.62, p.x * facing);
    float theta = w * w * sin(turn * beats + phase - w * 3.4);
    p.x -= facing * theta * theta * 0.16 * w;
    p.y += theta * 0.022;
    p.x *= 1.0 - 0.02 * sin(turn * beats + phase);
    flank = theta * 0.34;
  } else {
    float h = clamp((0.95 - g.y) / 0.8, 0.0, 1.0);
    h *= h;
    p.x += sway * h * (sin(turn + phase + p.x * 1.2) + 0.35 * sin(turn * 2.0 + phase * 2.0 + p.y * 3.0));
    p.y += sway * 0.22 * h * cos(turn + phase + p.x * 2.0);
    p.y -= 0.5;
  }
  p.x *= flip;
  float s = sin(tilt), c = cos(tilt);
  at = place + mat2(c, s, -s, c) * p * size;
  gl_Position = vec4(at.x / aspect * 2.0 - 1.0, 1.0 - at.y * 2.0, 0, 1);
}`;

/** The drawing itself, with water before it and light on it. */
export const ACTOR = `${SHARED}
uniform sampler2D sheet; uniform vec3 fog; uniform vec3 light;
uniform float haze; uniform float gain; uniform float caustics; uniform float melt;
uniform float ripple; uniform float phase; uniform int mode;
in vec2 uv; in vec2 at; in float flank; out vec4 color;
void main() {
  vec2 p = uv;
  if (mode == 1) {
    float h = clamp((0.86 - uv.y) / 0.7, 0.0, 1.0);
    p += ripple * h * vec2(
      sin(turn * 2.0 + uv.y * 17.0 + uv.x * 9.0 + phase) + 0.6 * sin(turn * 3.0 + uv.x * 31.0 - phase),
      0.7 * cos(turn * 2.0 + uv.x * 19.0 - uv.y * 7.0 + phase));
  }
  vec4 c = texture(sheet, p);
  if (c.a < 0.003) discard;
  c.rgb *= gain * (1.0 + flank);
  float over = exp(-uv.y * 1.3);
  if (caustics > 0.0) c.rgb += c.a * light * caustics * net(at * 1.15 + 0.31) * over * (0.18 + dot(c.rgb, vec3(0.5)));
  c.rgb = mix(c.rgb, fog * c.a, haze);
  float foot = melt > 0.0 ? 1.0 - smoothstep(1.0 - melt, 1.0 - melt * 0.25, uv.y) : 1.0;
  // Halos reach the edge of their drawing; there they fade.
  vec2 rim = smoothstep(0.0, 0.07, min(p, 1.0 - p));
  color = c * foot * rim.x * (melt > 0.0 ? smoothstep(0.0, 0.07, p.y) : rim.y);
}`;

/** Specks of plankton, each drifting a little way and fading at both ends of it. */
export const SPECK_VERTEX = `#version 300 es
precision highp float;
precision highp int;
uniform float turn; uniform float aspect; uniform float pixels;
out float shine;
float h1(float n) { return fract(sin(n * 91.345 + 7.13) * 47453.545); }
void main() {
  float id = float(gl_VertexID);
  float life = fract(turn / 6.2831853 + h1(id));
  float near = pow(h1(id + 300.0), 5.0);
  vec2 at = vec2(h1(id + 10.0) * aspect, h1(id + 50.0) * 0.94);
  at += (life - 0.5) * vec2(h1(id + 90.0) - 0.35, h1(id + 120.0) - 0.7) * (0.1 + near * 0.16);
  at += 0.008 * vec2(sin(turn * 2.0 + id), cos(turn + id * 2.0));
  shine = sin(life * 3.14159265);
  shine *= shine * mix(0.5, 0.15, near);
  gl_PointSize = pixels * mix(0.0045, 0.032, near);
  gl_Position = vec4(at.x / aspect * 2.0 - 1.0, 1.0 - at.y * 2.0, 0, 1);
}`;

/** A soft dot of light. */
export const SPECK = `#version 300 es
precision highp float;
precision highp int;
uniform vec3 light; in float shine; out vec4 color;
void main() {
  float d = length(gl_PointCoord - 0.5) * 2.0;
  color = vec4(light * shine * pow(max(0.0, 1.0 - d), 1.6), 0.0);
}`;

/** Darkness toward the edges, and a still grain that keeps soft gradients from banding. */
export const VIGNETTE = `${SHARED}
uniform float strength;
in vec2 at; out vec4 color;
void main() {
  vec2 c = vec2(at.x / aspect - 0.56, at.y - 0.46) * vec2(1.15, 1.25);
  float dark = strength * smoothstep(0.22, 0.86, length(c));
  float dither = (hash(gl_FragCoord.xy) - 0.5) / 255.0;
  color = vec4(vec3(0.004, 0.024, 0.05) * dark + dither, dark);
}`;

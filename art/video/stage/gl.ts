/** A linked program with its uniforms by name. */
export type Program = {
  readonly use: () => void;
  readonly set: (values: Record<string, Uniform>) => void;
};

/** A number (integers as `{ int }`), a vector, or a `#rrggbb` color. */
export type Uniform = number | readonly number[] | string | { readonly int: number };

function compiled(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader {
  const shader = gl.createShader(type);
  if (shader === null) throw new Error('No shader can be made.');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  if (gl.getShaderParameter(shader, gl.COMPILE_STATUS) === true) return shader;
  throw new Error(`${gl.getShaderInfoLog(shader) ?? 'A shader failed.'}\n${source}`);
}

/** The red, green and blue of a `#rrggbb` color, 0 to 1. */
const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** Links a program; unknown uniforms are ignored, as the compiler may have removed them. */
export function program(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const linked = gl.createProgram();
  gl.attachShader(linked, compiled(gl, gl.VERTEX_SHADER, vertex));
  gl.attachShader(linked, compiled(gl, gl.FRAGMENT_SHADER, fragment));
  gl.linkProgram(linked);
  if (gl.getProgramParameter(linked, gl.LINK_STATUS) !== true)
    throw new Error(gl.getProgramInfoLog(linked) ?? 'A program failed.');
  const put = (name: string, value: Uniform): void => {
    const place = gl.getUniformLocation(linked, name);
    if (place === null) return;
    if (typeof value === 'number') gl.uniform1f(place, value);
    else if (typeof value === 'string') gl.uniform3fv(place, channels(value));
    else if ('int' in value) gl.uniform1i(place, value.int);
    else if (value.length === 2) gl.uniform2fv(place, [...value]);
    else gl.uniform3fv(place, [...value]);
  };
  return {
    use: () => gl.useProgram(linked),
    set: (values) => {
      for (const [name, value] of Object.entries(values)) put(name, value);
    },
  };
}

/** A picture as a texture with mipmaps, with premultiplied alpha. */
export async function texture(gl: WebGL2RenderingContext, url: string): Promise<WebGLTexture> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const made = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, made);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return made;
}

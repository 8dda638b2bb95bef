"""`log` and `tanh` of our own: bots decide the same wherever they think.

Every C library, GPU and browser has functions that differ in the last bit here and there, and a search that compares
sums of them goes another way one day. These are made of +, −, ·, / and integers, which are the same everywhere, in an
order that no compiler of ours changes (no fast mathematics, no fused multiply-add). They are off by two units
in the last place at most. The way is that of FreeBSD's `log` and of Cephes' `tanh` and `exp`.
"""

from sylvarium.kernel.rule import INTERPRET, rule

if INTERPRET:
    import struct

    def bits_of(x):
        """The 64 bits of a floating-point number as an integer."""
        return struct.unpack("<q", struct.pack("<d", x))[0]

    def number_of(bits):
        """The floating-point number with these 64 bits."""
        return struct.unpack("<d", struct.pack("<q", bits))[0]

else:
    import numpy as np

    @rule
    def bits_of(x):
        """The 64 bits of a floating-point number as an integer."""
        return np.float64(x).view(np.int64)

    @rule
    def number_of(bits):
        """The floating-point number with these 64 bits."""
        return np.int64(bits).view(np.float64)


FRACTION_BITS, BIAS = 52, 1023  # of a double: where the exponent begins, and what is added to it
FRACTION = (1 << FRACTION_BITS) - 1
ONE, ROOT_OF_HALF = 0x3FF0000000000000, 0x3FE6A09E00000000  # the bits of 1, and nearly those of √½

LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
# The series of log((1 + s) / (1 − s)) / s − 2 in s², fitted to numbers near 1.
L1, L2, L3, L4, L5, L6, L7 = (
    6.666666666666735130e-01,
    3.999999999940941908e-01,
    2.857142874366239149e-01,
    2.222219843214978396e-01,
    1.818357216161805012e-01,
    1.531383769920937332e-01,
    1.479819860511658591e-01,
)


@rule
def log(x):
    """The natural logarithm of a positive (normal) floating-point number."""
    bits = bits_of(x) + (ONE - ROOT_OF_HALF)
    exponent = (bits >> FRACTION_BITS) - BIAS
    f = number_of((bits & FRACTION) + ROOT_OF_HALF) - 1.0  # x = 2^exponent · (1 + f), 1 + f between √½ and √2
    half_square = 0.5 * f * f
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    series = z * (L1 + w * (L3 + w * (L5 + w * L7))) + w * (L2 + w * (L4 + w * L6))
    return s * (half_square + series) + exponent * LN2_LOW - half_square + f + exponent * LN2_HIGH


PER_LN2, LN2_FIRST, LN2_REST = 1.4426950408889634073599, 6.93145751953125e-1, 1.42860682030941723212e-6
E1, E2, E3 = 1.26177193074810590878e-4, 3.02994407707441961300e-2, 9.99999999999999999910e-1
F1, F2, F3, F4 = 3.00198505138664455042e-6, 2.52448340349684104192e-3, 2.27265548208155028766e-1, 2.0


@rule
def power_of_e(x):
    """e to the power of a number from 0 to 700."""
    halvings = int(x * PER_LN2 + 0.5)
    r = x - halvings * LN2_FIRST - halvings * LN2_REST  # x = halvings · ln 2 + r
    z = r * r
    p = r * ((E1 * z + E2) * z + E3)
    q = ((F1 * z + F2) * z + F3) * z + F4
    return (1.0 + 2.0 * (p / (q - p))) * number_of((halvings + BIAS) << FRACTION_BITS)


NEARLY_ONE, SMALL = 22.0, 0.625  # beyond the first tanh is 1 to the last bit; below the second a quotient is best
T1, T2, T3 = -9.64399179425052238628e-1, -9.92877231001918586564e1, -1.61468768441708447952e3
U1, U2, U3 = 1.12811678491632931402e2, 2.23548839060100448583e3, 4.84406305325125486048e3


@rule
def tanh(x):
    """The hyperbolic tangent."""
    size = -x if x < 0.0 else x
    if size < SMALL:
        z = x * x
        return x + x * z * (((T1 * z + T2) * z + T3) / (((z + U1) * z + U2) * z + U3))
    near = 1.0 if size > NEARLY_ONE else 1.0 - 2.0 / (power_of_e(2.0 * size) + 1.0)
    return -near if x < 0.0 else near

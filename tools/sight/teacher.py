"""Soft labels of a network that was trained on ADE20K: a DeepLab on MobileNetV2, read from its TFLite file and run in torch."""
import struct
from pathlib import Path
import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image, ImageOps

# What is told apart, in the words of ade20k-labels.txt; all else is furniture.
GROUPS = {
    'sky': 'sky', 'tree': 'tree palm', 'plant': 'plant flower', 'grass': 'grass', 'field': 'field', 'earth': 'earth land dirt',
    'sand': 'sand', 'rock': 'rock', 'mountain': 'mountain hill', 'water': 'water sea river lake waterfall',
    'pool': 'swimming fountain', 'road': 'road runway', 'sidewalk': 'sidewalk', 'path': 'path',
    'building': 'building house skyscraper hovel tower grandstand booth tent', 'bridge': 'bridge pier', 'wall': 'wall',
    'fence': 'fence railing bannister', 'stairs': 'stairs stairway step escalator', 'floor': 'floor rug', 'ceiling': 'ceiling',
    'window': 'windowpane door blind curtain awning canopy', 'person': 'person', 'animal': 'animal',
    'vehicle': 'car bus truck van boat ship airplane bicycle minibike',
    'pole': 'streetlight pole signboard flag traffic column sculpture', 'furniture': '', 'other': 'other',
}
# Of its input and of its logits, as the file has them; other sides of 1 more than multiples of 32 do as well.
SIDE, LOGITS = 513, 129


class Table:
    """A table of FlatBuffers, by the numbers of its fields in TFLite's schema."""

    def __init__(self, data, at):
        self.data, self.at = data, at
        self.fields = at - struct.unpack_from('<i', data, at)[0]
        self.size = struct.unpack_from('<H', data, self.fields)[0]

    def place(self, field):
        entry = 4 + 2 * field
        offset = struct.unpack_from('<H', self.data, self.fields + entry)[0] if entry < self.size else 0
        return self.at + offset if offset else None

    def number(self, field, kind, default=0):
        place = self.place(field)
        return default if place is None else struct.unpack_from('<' + kind, self.data, place)[0]

    def table(self, field):
        place = self.place(field)
        return None if place is None else Table(self.data, place + struct.unpack_from('<I', self.data, place)[0])

    def vector(self, field, kind=None):
        place = self.place(field)
        if place is None:
            return []
        place += struct.unpack_from('<I', self.data, place)[0]
        count, first = struct.unpack_from('<I', self.data, place)[0], place + 4
        if kind is not None:
            return np.frombuffer(self.data, kind, count, first)
        places = [first + 4 * at for at in range(count)]
        return [Table(self.data, at + struct.unpack_from('<I', self.data, at)[0]) for at in places]


class Teacher:
    def __init__(self, folder):
        names = ['other'] + [line.split('\t')[-1].strip() for line in open(Path(folder) / 'ade20k-labels.txt')]
        group = {word: at for at, words in enumerate(GROUPS.values()) for word in words.split()}
        furniture = list(GROUPS).index('furniture')
        self.groups = np.eye(len(GROUPS), dtype=np.float32)[[group.get(name, furniture) for name in names]]
        data = (Path(folder) / 'ade20k-deeplabv3-mnv2.tflite').read_bytes()
        model = Table(data, struct.unpack_from('<I', data)[0])
        self.codes = [max(code.number(0, 'b'), code.number(3, 'i')) for code in model.vector(1)]
        buffers = [buffer.vector(0, np.uint8) for buffer in model.vector(4)]
        graph = model.vector(2)[0]
        self.input, self.operators, self.constants = graph.vector(1, '<i4')[0], graph.vector(3), {}
        self.shapes = [list(tensor.vector(0, '<i4')) for tensor in graph.vector(0)]
        for at, tensor in enumerate(graph.vector(0)):
            held = buffers[tensor.number(2, 'I')]
            if len(held) == 0:
                continue
            kind = {0: np.float32, 2: np.int32, 9: np.int8}[tensor.number(1, 'b')]
            values = np.frombuffer(bytes(held), kind).reshape(self.shapes[at])
            if kind is np.int8:
                quantised = tensor.table(4)
                shape = [1] * values.ndim
                shape[quantised.number(6, 'i')] = -1
                unit, zero = (part.astype(np.float32) for part in (quantised.vector(2, '<f4'), quantised.vector(3, '<i8')))
                values = (values - (zero if len(zero) == 1 else zero.reshape(shape))) * (unit if len(unit) == 1 else unit.reshape(shape))
            self.constants[at] = values if kind is np.int32 else torch.tensor(values, dtype=torch.float32)

    def soft(self, photo, side):
        """Shares of the groups, in 255ths, for each eighth of a picture's side."""
        picture = ImageOps.exif_transpose(photo).convert('RGB').resize((side, side), Image.BILINEAR)
        x = torch.from_numpy(np.asarray(picture, np.float32) / 127.5 - 1).permute(2, 0, 1)[None].contiguous()
        with torch.no_grad():
            logits = self.logits(x)
        shares = F.adaptive_avg_pool2d(F.softmax(logits, 1), (logits.shape[2] + 1) // 2)[0].numpy()
        return np.round(np.tensordot(self.groups, shares, axes=(0, 0)) * 255).astype(np.uint8)

    def logits(self, x):
        values, side = {self.input: x}, x.shape[2]
        take = lambda at: values[at] if at in values else self.constants[at]

        def same(y, size, stride):
            pads = []
            for length in (y.shape[3], y.shape[2]):
                missing = max(0, (-(-length // stride) - 1) * stride + size - length)
                pads += [missing // 2, missing - missing // 2]
            return F.pad(y, pads)

        for operator in self.operators:
            code, [*inputs], [out, *_] = self.codes[operator.number(0, 'I')], operator.vector(1, '<i4'), operator.vector(2, '<i4')
            options, y = operator.table(4), take(inputs[0])
            act = lambda y, kind: {0: lambda v: v, 1: F.relu, 3: F.relu6}[kind](y)
            if code in (3, 4):  # CONV_2D, DEPTHWISE_CONV_2D
                weights = take(inputs[1]).permute((0, 3, 1, 2) if code == 3 else (3, 0, 1, 2))
                stride = options.number(1, 'i', 1)
                y = same(y, weights.shape[2], stride) if options.number(0, 'b') == 0 else y
                y = F.conv2d(y, weights, take(inputs[2]), stride, groups=1 if code == 3 else weights.shape[0])
                y = act(y, options.number(3 if code == 3 else 4, 'b'))
            elif code in (0, 18):  # ADD, MUL
                one, other = [v.view(1, -1, 1, 1) if v.ndim == 1 else v for v in map(take, inputs)]
                y = act(one + other if code == 0 else one * other, options.number(0, 'b') if options else 0)
            elif code == 1:  # AVERAGE_POOL_2D, here always of all
                y = y.mean((2, 3), keepdim=True)
            elif code == 2:  # CONCATENATION
                y = torch.cat([take(at) for at in inputs], 1)
            elif code == 23:  # RESIZE_BILINEAR
                size = [(int(length) - 1) * (side - 1) // (SIDE - 1) + 1 for length in take(inputs[1])]
                y = F.interpolate(y, size, mode='bilinear', align_corners=bool(options.number(2, 'b')))
            elif code in (37, 38):  # BATCH_TO_SPACE_ND, SPACE_TO_BATCH_ND
                step, ((top, bottom), (left, right)) = int(take(inputs[1])[0]), take(inputs[2]).tolist()
                if code == 38:
                    y = F.pad(y, (left, right, top, bottom))
                    n, c, h, w = y.shape
                    y = y.view(n, c, h // step, step, w // step, step).permute(3, 5, 0, 1, 2, 4).reshape(step * step * n, c, h // step, w // step)
                else:
                    n, c, h, w = y.shape
                    y = y.view(step, step, n // step // step, c, h, w).permute(2, 3, 4, 0, 5, 1).reshape(n // step // step, c, h * step, w * step)
                    y = y[:, :, top:y.shape[2] - bottom, left:y.shape[3] - right]
            elif code != 6:  # DEQUANTIZE: constants are numbers already
                raise ValueError(f'operator {code} is not known')
            values[out] = y
            if self.shapes[out] == [1, LOGITS, LOGITS, len(self.groups)]:
                return y
        raise ValueError('the teacher gives no logits')

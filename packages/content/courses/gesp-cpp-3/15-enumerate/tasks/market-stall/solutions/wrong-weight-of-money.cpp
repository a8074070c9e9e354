// fails: 01 WA, 07 WA, 08 WA, 11 WA, 12 WA, 13 WA, 14 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    int a, b, c, x, y, z, m;
    cin >> a >> b >> c >> x >> y >> z >> m;
    int count = 0, most = 0;
    for (int i = 0; i * a <= m; i++) {
        for (int j = 0; i * a + j * b <= m; j++) {
            int rest = m - i * a - j * b;
            if (rest % c == 0) {
                count++;
                int w = i * x + j * y + rest * z;
                if (w > most) most = w;
            }
        }
    }
    cout << count << " " << most << endl;
    return 0;
}

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
                int w = i * x + j * y + rest / c * z;
                if (w > most) most = w;
            }
        }
    }
    cout << count << " " << most << endl;
    return 0;
}

#include <iostream>
using namespace std;

int main() {
    int q;
    cin >> q;
    while (q > 0) {
        q--;
        long long n, sum = 0, near = 0;
        int count = 0;
        cin >> n;
        for (long long i = 1; i * i <= n; i++) {
            if (n % i != 0) continue;
            count++;
            sum += i;
            if (i != n / i) {
                count++;
                sum += n / i;
            }
            near = n / i - i;
        }
        cout << count << " " << sum << " " << near << "\n";
    }
    return 0;
}

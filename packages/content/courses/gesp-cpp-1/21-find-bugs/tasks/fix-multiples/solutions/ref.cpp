#include <iostream>
using namespace std;

int main() {
    int a, b, k;
    cin >> a >> b >> k;
    int count = 0;
    long long sum = 0;
    for (int i = a; i <= b; i++) {
        if (i % k == 0) {
            count++;
            sum += i;
        }
    }
    cout << count << " " << sum << endl;
    return 0;
}
